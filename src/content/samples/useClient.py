# Save as use_client.py beside client.py, and run: python3 use_client.py
import requests
from client import call_hub

try:
    result = call_hub({
        "provider": "mistral", "model": "{{mistral}}",
        "messages": [{"role": "user", "content": "Say hello."}]})
    print(result["choices"][0]["message"]["content"])
except requests.RequestException as error:
    status = getattr(error.response, "status_code", None)
    raise SystemExit("Check HUB_KEY." if status == 401 else str(error))
