/** A mock hub made from `openapi.json`. It validates requests and responds with the examples of the document. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Body {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
}

interface Operation {
  readonly requestBody: Body;
  readonly responses: Readonly<Record<string, Partial<Body>>>;
}

/** The part of OpenAPI that the document uses. */
export interface Api {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Pick<Operation, 'requestBody'> }>>;
  readonly components: { readonly securitySchemes: Readonly<Record<string, { readonly scheme: string }>> };
}

/** A request, and when it came, in seconds. */
interface Call {
  readonly key: string;
  readonly body: Record<string, unknown>;
  readonly time: number;
}

export interface Hub {
  readonly origin: string;
  readonly calls: readonly Call[];
  /** Messages about invalid requests. */
  readonly problems: readonly string[];
  readonly close: () => void;
}

const json = 'application/json';

/** Functions that check the body of a request, a response, or a webhook delivery. They return error messages, or an empty list. */
export function bodyChecks(api: Api) {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  // The document allows additional properties, but samples may use only documented ones.
  const strictApi = JSON.parse(JSON.stringify(api), (_, value) =>
    value?.properties && value.type === 'object' ? { ...value, additionalProperties: false } : value,
  );
  ajv.addSchema(strictApi, 'api');
  const check = (...path: readonly (string | number)[]) => {
    const pointer = path.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    return (body: unknown) => errorsOf(ajv.getSchema(`api#/${pointer}`), body, ajv);
  };
  return {
    request: (path: string, method: string) => check('paths', path, method, 'requestBody', 'content', json, 'schema'),
    response: (path: string, method: string, status: number) =>
      check('paths', path, method, 'responses', status, 'content', json, 'schema'),
    delivery: (event: string) => check('webhooks', event, 'post', 'requestBody', 'content', json, 'schema'),
  };
}

function errorsOf(validate: ValidateFunction | undefined, body: unknown, ajv: Ajv2020): string[] {
  if (!validate) return ['it is not documented'];
  return validate(body) ? [] : [ajv.errorsText(validate.errors)];
}

/** A status, a response that isn't from the hub, or a failure. A drip never ends. */
export type Reply = number | ProxyReply | 'no response' | 'broken connection' | 'broken body' | 'stalled body' | 'drip';

interface ProxyReply {
  readonly status: number;
  /** A number of seconds is sent as the date after them. */
  readonly retryAfter?: string | number;
  readonly location?: string;
  readonly body?: string | Buffer;
}

/** Starts a hub that gives these replies in order, and then 200. Call `close` after use. */
export async function startHub(api: Api, ...replies: readonly Reply[]): Promise<Hub> {
  const calls: Call[] = [];
  const problems: string[] = [];
  const checks = bodyChecks(api);
  const remainingReplies = [...replies];
  const server = createServer(async (request, response) => {
    const [path = '', method = ''] = [request.url, request.method?.toLowerCase()];
    const operation = api.paths[path]?.[method];
    if (!operation) {
      problems.push(`${request.method} ${path} is not documented`);
      response.writeHead(404).end();
      return;
    }
    const [{ scheme = '' } = {}] = Object.values(api.components.securitySchemes);
    const [, key = ''] = new RegExp(`^${scheme} (\\S+)$`, 'i').exec(request.headers.authorization ?? '') ?? [];
    if (!key) problems.push('there is no key');
    if (request.headers['content-type'] !== json) problems.push(`the body is called ${request.headers['content-type']}`);
    try {
      const body = JSON.parse(await text(request));
      calls.push({ key, body, time: performance.now() / 1000 });
      problems.push(...checks.request(path, method)(body));
    } catch {
      problems.push('the body is not JSON');
    }
    // As in a mock server.
    const [, requested] = /code=(\d+)/.exec(String(request.headers.prefer)) ?? [];
    const reply = requested ? Number(requested) : (remainingReplies.shift() ?? 200);
    if (reply === 'no response') return;
    if (reply === 'broken connection') {
      request.socket.destroy();
      return;
    }
    if (reply === 'broken body' || reply === 'stalled body') {
      response.writeHead(200, { 'Content-Type': json, 'Content-Length': 100 });
      response.write('{ "id": "call_123",', () => reply === 'broken body' && request.socket.destroy());
      return;
    }
    if (reply === 'drip') {
      response.writeHead(200, { 'Content-Type': json });
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
      return;
    }
    const { status, retryAfter, location, body }: ProxyReply = typeof reply === 'number' ? { status: reply } : reply;
    const wait = typeof retryAfter === 'number' ? new Date(Date.now() + retryAfter * 1000).toUTCString() : retryAfter;
    response.writeHead(status, { 'Content-Type': json, ...(wait && { 'Retry-After': wait }), ...(location && { Location: location }) });
    response.end(body ?? JSON.stringify(operation.responses[status]?.content?.[json]?.example));
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, calls, problems, close };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
