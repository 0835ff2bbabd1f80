/** A failed call: `status`, `code` and `type`. */
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

  /** `timeout` is in milliseconds. */
  constructor({ key = process.env.HUB_KEY, timeout = 60_000 } = {}) {
    if (!key) throw new Error('Set HUB_KEY, or pass a key.');
    this.#key = key;
    this.#timeout = timeout;
  }

  /**
   * `request` has provider, model, messages, and optionally
   * temperature and max_tokens. Resolves to the response body.
   */
  async call(request) {
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
