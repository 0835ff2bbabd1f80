import json
import os
from urllib.request import Request, urlopen

messages = [{"role": "system", "content": "Reply in one sentence."}]


def say(content):
    messages.append({"role": "user", "content": content})
    request = Request(
        "https://{{apiHost}}/v1/call",
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['HUB_KEY']}",
            "Content-Type": "application/json",
        },
        data=json.dumps({
            "provider": "openai",
            "model": "gpt-4.1",
            "messages": messages,
        }).encode(),
    )
    with urlopen(request) as response:
        message = json.load(response)["choices"][0]["message"]
    # The next request has the whole conversation.
    messages.append(message)
    return message["content"]


print(say("What is a patch bay for?"))
print(say("And in a home studio?"))
