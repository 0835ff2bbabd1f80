/** A server to which an owner connects the forms: it keeps what it receives, and then redirects to a page of the site. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  /** Method, path, and content type. */
  readonly request: string;
  readonly origin: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

export interface FormServer {
  readonly url: string;
  /** Returns what has arrived since the last call. */
  readonly take: () => readonly Received[];
  /** Sets where the server redirects. With '', it answers without content, so the page stays as it is while it is being sent. */
  readonly redirectTo: (location: string) => void;
  readonly stop: () => void;
}

export async function startFormServer(): Promise<FormServer> {
  const received: Received[] = [];
  let redirect = '';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({
      request: [request.method, request.url, request.headers['content-type']].join(' '),
      origin: request.headers.origin,
      fields: Object.fromEntries(new URLSearchParams(body)),
    });
    response.writeHead(redirect ? 303 : 204, { Location: redirect }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => received.splice(0),
    redirectTo: (location) => (redirect = location),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
