import { setTimeout as wait } from 'node:timers/promises';

/** A failed call: `status`, `code`, and `type`. */
export class HubError extends Error {
  constructor(status, error) {
    super(error?.message ?? `The hub returned ${status}.`);
    this.name = 'HubError';
    this.status = status;
    this.code = error?.code;
    this.type = error?.type;
  }
}

export class HubClient {
  #key;
  #timeout;
  #retries;

  /** `timeout` is in milliseconds. Without `retries`, it calls once. */
  constructor(options = {}) {
    const { key = process.env.HUB_KEY } = options;
    if (!key) throw new Error('Set HUB_KEY, or pass a key.');
    this.#key = key;
    this.#timeout = options.timeout ?? 60_000;
    this.#retries = options.retries ?? 0;
  }

  /**
   * `request` has provider, model, messages, and optionally
   * temperature and max_tokens. Resolves to the response body.
   */
  async call(request) {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#send(request);
      } catch (error) {
        const { status } = error;
        // Without a status, there was no response at all.
        const canRetry = !status || [429, 500, 503].includes(status);
        if (!canRetry || attempt >= this.#retries) throw error;
        await wait((2 ** attempt + Math.random()) * 1000);
      }
    }
  }

  async #send(request) {
    const response = await fetch('https://{{apiHost}}/v1/call', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${this.#key}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(this.#timeout),
    });
    if (response.ok) return response.json();

    // A proxy may respond without a JSON body.
    const body = await response.json().catch(() => null);
    throw new HubError(response.status, body?.error);
  }
}
