read -rs HUB_KEY && export HUB_KEY
