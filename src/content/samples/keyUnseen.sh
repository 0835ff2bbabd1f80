# Paste your key and press Enter. The shell neither shows nor keeps it.
read -rs HUB_KEY
export HUB_KEY
