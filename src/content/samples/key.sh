export HUB_KEY="paste your key here"
