curl --fail-with-body "http://localhost:3000/ask" \
  -d '{ "question": "How do I reset my password?" }'
