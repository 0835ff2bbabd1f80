curl "http://localhost:3000/ask" \
  --max-time 60 \
  -H "Content-Type: application/json" \
  -d '{ "question": "How do I reset my password?" }'
