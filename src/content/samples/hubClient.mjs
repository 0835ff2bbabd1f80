// Save as hubClient.mjs, in the folder of the program that uses it.

/** A failed call. Without a response, it has no `status`. */
export class HubError extends Error {
  name = 'HubError';

  constructor(message, details) {
    super(message);
    Object.assign(this, details);
  }
}

/**
 * `request` has provider, model, messages, and optionally temperature
 * and max_tokens. `timeout` is in milliseconds, for the whole call.
 * Resolves to the response body.
 */
export async function callHub(request, { timeout = 60_000 } = {}) {
  const key = process.env.HUB_KEY?.trim();
  if (!key) throw new HubError('Set HUB_KEY first.');
  // Checked here, because the error of a header would print the key.
  if (/[^ -~]/.test(key)) {
    throw new HubError('HUB_KEY has an invalid character.');
  }

  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeout),
  }).catch(({ message, cause }) => {
    const reason = cause?.code ?? message;
    throw new HubError(`No response: ${reason}`, { canRetry: true });
  });

  // Null if it isn't JSON, breaks off, or takes too long.
  const body = await response.json().catch(() => null);
  const { status, ok } = response;
  if (ok && body?.choices?.length) return body;

  const { code, type, message = 'unexpected body' } = body?.error ?? {};
  throw new HubError(`Status ${status}: ${message}`, {
    status,
    code,
    type,
    canRetry: ok || [429, 500, 503].includes(status),
    // In seconds. Zero without the header.
    retryAfter: Number(response.headers.get('Retry-After')),
  });
}
