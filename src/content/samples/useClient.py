# Save as use_client.py beside client.py, and run: python3 use_client.py
from client import HubError, call_hub

try:
    result = call_hub({
        "provider": "mistral", "model": "{{mistral}}",
        "messages": [{"role": "user", "content": "Say hello."}]})
    print(result["choices"][0]["message"]["content"])
except HubError as error:
    has_no_key = error.status == 401
    raise SystemExit("Check HUB_KEY." if has_no_key else str(error))
