// Save as client.mjs, and install its package: npm install ky@1
import ky, { HTTPError } from 'ky';

/** @import { CallRequest, CallResponse } from './hubTypes.js' */
/** @param {CallRequest} request @returns {Promise<CallResponse>} */
export async function callHub(request) {
  const key = process.env.HUB_KEY ?? '';
  // Checked here, because the error of a header would print the key.
  if (!/^[!-~]+$/.test(key)) throw new Error('Set a valid HUB_KEY.');
  const signal = AbortSignal.timeout(180_000);
  /** @type {any} */
  const result = await ky.post('https://{{apiHost}}/v1/call', {
    json: request, headers: { Authorization: `Bearer ${key}` },
    redirect: 'manual', timeout: 80_000, signal,
    // Node.js can lose the signal that ky makes of this one.
    fetch: (call) => fetch(call, { signal }),
    retry: { limit: 6, methods: ['post'],
      afterStatusCodes: [408, 429, 500, 502, 503, 504],
      delay: (count) => 500 * 2 ** count + 1000 * Math.random(),
      // A call without a response may be billed: no retry.
      shouldRetry: ({ error }) => error instanceof HTTPError && undefined,
    },
  }).json().catch((error) => {
    // A log of the error would show the key and the messages.
    delete error.request; delete error.options;
    throw error;
  });
  if (typeof result?.choices?.[0]?.message?.content === 'string')
    return result;
  throw new Error(`Status 200: ${JSON.stringify(result)}`);
}
