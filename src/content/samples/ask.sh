curl "http://localhost:3000/ask" \
  -H "Content-Type: application/json" \
  -d '{ "question": "How do I reset my password?" }'
