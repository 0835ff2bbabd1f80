# Save as multi_turn.py beside hub_client.py, which is on the SDK page.
# Run: python3 multi_turn.py
from hub_client import HubError, call_hub

messages = [{"role": "system", "content": "Reply in one sentence."}]


def say(content):
    messages.append({"role": "user", "content": content})
    body = call_hub({
        "provider": "openai",
        "model": "gpt-4.1",
        "messages": messages,
    })
    message = body["choices"][0]["message"]
    # The next request has the whole conversation.
    messages.append(message)
    return message["content"]


try:
    print(say("What is a patch bay for?"))
    print(say("And in a home studio?"))
except HubError as error:
    raise SystemExit(error)
