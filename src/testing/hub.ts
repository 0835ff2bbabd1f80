/** A local hub made from `openapi.json`: it accepts only what the document allows, and answers with the document's examples. */
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

/** As much of OpenAPI as the document uses. */
export interface Api {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Pick<Operation, 'requestBody'> }>>;
  readonly components: { readonly securitySchemes: Readonly<Record<string, { readonly scheme: string }>> };
}

export interface Hub {
  readonly origin: string;
  /** The bodies that were sent, in order. */
  readonly calls: readonly Record<string, unknown>[];
  /** What was wrong with the requests. */
  readonly problems: readonly string[];
  readonly close: () => void;
}

const json = 'application/json';

/** Says what is wrong with the body of a request, an answer or a delivery; nothing when it is as documented. */
export function bodyChecks(api: Api) {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  // The document lets answers grow; a sample may use what is documented, and no more.
  const closed = JSON.parse(JSON.stringify(api), (_, value) => (value?.properties && value.type === 'object' ? { ...value, additionalProperties: false } : value));
  ajv.addSchema(closed, 'api');
  const check = (...path: readonly (string | number)[]) => {
    const pointer = path.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    return (body: unknown) => faults(ajv.getSchema(`api#/${pointer}`), body, ajv);
  };
  return {
    request: (path: string, method: string) => check('paths', path, method, 'requestBody', 'content', json, 'schema'),
    response: (path: string, method: string, status: number) => check('paths', path, method, 'responses', status, 'content', json, 'schema'),
    delivery: (event: string) => check('webhooks', event, 'post', 'requestBody', 'content', json, 'schema'),
  };
}

function faults(validate: ValidateFunction | undefined, body: unknown, ajv: Ajv2020): string[] {
  if (!validate) return ['it is not documented'];
  return validate(body) ? [] : [ajv.errorsText(validate.errors)];
}

/** What the hub does with a request: a status, with or without a `Retry-After` header, or one of two ways to fail without a response. */
export type Reply = number | { readonly status: number; readonly retryAfter: string } | 'no response' | 'broken connection';

/** Gives these replies in turn, then success. */
export async function startHub(api: Api, ...replies: readonly Reply[]): Promise<Hub> {
  const calls: Record<string, unknown>[] = [];
  const problems: string[] = [];
  const checks = bodyChecks(api);
  const left = [...replies];
  const server = createServer(async (request, response) => {
    const [path = '', method = ''] = [request.url, request.method?.toLowerCase()];
    const operation = api.paths[path]?.[method];
    if (!operation) {
      problems.push(`${request.method} ${path} is not documented`);
      response.writeHead(404).end();
      return;
    }
    const [{ scheme = '' } = {}] = Object.values(api.components.securitySchemes);
    if (!new RegExp(`^${scheme} \\S+$`, 'i').test(request.headers.authorization ?? '')) problems.push('there is no key');
    if (request.headers['content-type'] !== json) problems.push(`the body is called ${request.headers['content-type']}`);
    try {
      const body = JSON.parse(await text(request));
      calls.push(body);
      problems.push(...checks.request(path, method)(body));
    } catch {
      problems.push('the body is not JSON');
    }
    const reply = left.shift() ?? 200;
    if (reply === 'no response') return;
    if (reply === 'broken connection') {
      request.socket.destroy();
      return;
    }
    const { status, retryAfter = undefined } = typeof reply === 'number' ? { status: reply } : reply;
    response.writeHead(status, { 'Content-Type': json, ...(retryAfter && { 'Retry-After': retryAfter }) });
    response.end(JSON.stringify(exampleOf(operation, status)));
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, calls, problems, close };
}

/** The example of this answer, or of another with the same schema. */
function exampleOf({ responses }: Operation, status: number): unknown {
  const wanted = responses[status]?.content?.[json];
  const alike = Object.values(responses).map(({ content }) => content?.[json]).filter((media) => JSON.stringify(media?.schema) === JSON.stringify(wanted?.schema));
  return wanted?.example ?? alike.find((media) => media?.example)?.example;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
