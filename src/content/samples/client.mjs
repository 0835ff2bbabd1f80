// Save as client.mjs, and install its package: npm install ky@1
import ky, { HTTPError } from 'ky';

/** Has the status and the body of the response, if there was one. */
export class HubError extends Error {
  status = 0;
  body = '';
}

const statusCodes = [408, 429, 500, 502, 503, 504];
const notReached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];
/** @param {any} error */
const reasonOf = (error) => error.cause?.code ?? error.message;

/** @import { CallRequest, CallResponse } from './hubTypes.js' */
/** @param {CallRequest} request @returns {Promise<CallResponse>} */
export async function callHub(request) {
  const key = process.env.HUB_KEY ?? '';
  // Checked here, because the error of a header would print the key.
  if (!/^[!-~]+$/.test(key)) throw new HubError('Set a valid HUB_KEY.');
  const signal = AbortSignal.timeout(180_000);
  let response, reason, body = '';
  try {
    response = await ky.post('https://{{apiHost}}/v1/call', {
      json: request, headers: { Authorization: `Bearer ${key}` },
      redirect: 'manual',
      timeout: 80_000, signal,
      // Node.js can lose the signal that ky makes of this one.
      fetch: (call) => fetch(call, { signal }),
      retry: {
        limit: 6, methods: ['post'], statusCodes,
        afterStatusCodes: statusCodes, maxRetryAfter: 65_000,
        delay: (attempt) => (2 ** attempt / 2 + Math.random()) * 1000,
        // A call without a response may be billed: no retry.
        shouldRetry: ({ error }) => {
          if (!(error instanceof HTTPError))
            return notReached.includes(reasonOf(error));
          const after = error.response.headers.get('Retry-After');
          return Number(after) > 65 ? false : undefined;
        },
      },
    }).catch((error) => {
      if (error instanceof HTTPError) return error.response;
      throw error;
    });
    body = await response.text();
    const result = JSON.parse(body);
    const { content } = result.choices[0].message;
    if (response.ok && typeof content === 'string') return result;
  } catch (error) {
    reason = reasonOf(error);
  }
  const status = response?.status ?? 0;
  const start = status ? `Status ${status}` : 'No response';
  const error = new HubError(`${start}: ${body || reason}`);
  throw Object.assign(error, { status, body });
}
