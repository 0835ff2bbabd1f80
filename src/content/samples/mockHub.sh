npx -y @stoplight/prism-cli mock {{openApi}}
