npx -y @stoplight/prism-cli mock openapi.json
