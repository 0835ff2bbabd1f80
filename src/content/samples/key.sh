# Paste your key and press Enter. It is not shown and not kept in
# the history of the shell.
read -rs HUB_KEY
export HUB_KEY
