/** What visitors type into search, each with the places that answer it. The first result has to be one of them. */
const ask = (row: string) => `/docs/before-you-commit#${row}`;
const retryGuide = '/docs/limits-and-errors#when-to-retry';
const sdkClient = '/docs/sdk#javascript';

/** From people who build the site. */
const ours = [
  ['how much for 10k calls a minute?', '/pricing'],
  ['2,000 requests', '/pricing'],
  ['pricign', '/pricing'],
  ['is there a free plan', '/pricing#starter'],
  ['who pays for tokens', '/resources#faq-tokens-and-quotas', ask('token-billing')],
  ['billing', '/pricing#tokens', ask('invoices'), ask('token-billing')],
  ['where do I put my key?', '/resources#faq-where-to-keep-the-key', '/docs#get-a-key', '/docs/api-reference#authentication'],
  ['team members', ask('teams')],
  ['data residency', ask('regions')],
  ['do you keep my prompts', ask('prompt-retention')],
  ['cookies', '/privacy#in-short', '/privacy'],
  ['system prompt', '/docs/api-reference#request'],
  ['max_tokens', '/docs/api-reference#request', '/docs/api-reference#request-builder'],
  ['list of models', ask('models'), '/docs/api-reference#providers'],
  ['what happens when a model is retired', ask('model-deprecation')],
  ['turn off failover', ask('failover-control')],
  ['chat history', '/docs/recipes#multi-turn'],
  ['how do I retry a failed call', retryGuide, '/docs/recipes#retries-and-timeouts'],
  ['parallel requests', '/docs/quotas-and-rate-limits'],
  ['cannot use import statement', '/docs/if-something-fails#see-syntax-error'],
  ['idempotency key', retryGuide, '/docs/glossary#idempotent'],
  ['Golang', '/docs/sdk#other-languages'],
  ['can I try it without an account?', '/docs#get-a-key'],
  ['make my first call in javascript', '/docs#make-a-call'],
  ['pyhton', '/docs#make-a-call', sdkClient],
  ['how do I conect n8n', '/integrations#n8n'],
  ['was the API down recently', '/status'],
] as const;

/** From somebody who had not seen the site. */
const theirs = [
  ['429 too many requests', '/docs/limits-and-errors#429'],
  ['verify webhook signature', '/docs/webhooks#secret-token'],
  ['is openai down', '/resources#faq-provider-down'],
  ['streaming responses', ask('streaming')],
  ['how do i rotate my api key without downtime', ask('key-rotation')],
  ['vat number', ask('invoices')],
  ['student discount', ask('annual-billing')],
  ['keyboard shortcuts', '/docs/glossary#shortcut'],
  ['soc 2', ask('compliance')],
  ['do you train on my data', ask('training')],
  ['error 401 invalid api key', '/docs/limits-and-errors#401'],
  ['502 bad gateway', '/docs/if-something-fails#see-other'],
  ['failover not working', '/docs/if-something-fails#see-no-failover'],
  ['npm install', '/docs/sdk', sdkClient],
  ['webhok retry', ask('webhook-delivery')],
  ['authentification header', '/docs/api-reference#authentication'],
  ['antropic claude models', '/docs/api-reference#providers'],
  ['can i use my own openai key', ask('provider-keys')],
  ['sla', '/pricing#side-by-side'],
  ['export usage logs csv', ask('log-access')],
  // A plan can be named Team.
  ['cost per team', ask('budgets'), ask('plans-cost')],
  ['spending cap', ask('budgets')],
  ['breaking changes', ask('versioning')],
  ['gemini function calling', ask('streaming')],
  ['timeout', ask('timeouts-and-attempts')],
  ['talk to a human', '/contact'],
] as const;

/** Of buyers and of people who leave: a published answer comes before one that is not published. */
const buyers = [
  ['500 error', '/docs/limits-and-errors#500'],
  ['server error', '/docs/limits-and-errors#500'],
  ['SOC2 report', ask('compliance')],
  ['support by email', '/pricing#side-by-side'],
  ['report an accessibility problem', '/accessibility#report-a-barrier'],
  ['monthly cost 400 requests', '/pricing'],
  ['can I walk away from you later', '/docs/moving-from-an-sdk#moving-back'],
  ['who has the copyright of answers', ask('ownership')],
  ['subscribe to status updates', ask('incident-notice')],
  ['report a security vulnerability', ask('vulnerability')],
  ['backup', ask('backup')],
  ['roadmap', ask('roadmap')],
  ['curl: (28)', '/docs/if-something-fails#see-timeout'],
  ['client.py', '/docs/recipes#retries-and-timeouts'],
  ['download the n8n file', '/docs/recipes#n8n-workflow'],
  ['openapi.json', '/docs/api-reference#endpoint'],
  ['how long are logs kept', '/docs/observability#log-retention'],
] as const;

export const searchQueries: readonly (readonly [query: string, ...answers: readonly string[]])[] = [...ours, ...theirs, ...buyers];
