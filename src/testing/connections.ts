/** Connects the site to servers, as an owner does in site.ts. */
import { onTestFinished, vi } from 'vitest';

type Site = typeof import('../content/site').site;
type Connections = Partial<Pick<Site, 'forms' | 'formRedirects' | 'gitHub' | 'origins' | 'chat' | 'social' | 'postalAddress'>>;

/** Every form, each to another server. */
export const connected = {
  forms: { signIn: 'https://signin.example/in', signUp: 'https://signup.example/up', contact: 'https://mail.example/send?to=us' },
  gitHub: 'https://github.example/start',
} as const satisfies Connections;

/** Until the test ends, modules that the test then imports have these connections. */
export function setConnections(connections: Connections) {
  vi.resetModules();
  vi.doMock('../content/site', async (load) => ({ site: { ...(await load<{ site: Site }>()).site, ...connections } }));
  onTestFinished(() => {
    vi.doUnmock('../content/site');
    vi.resetModules();
  });
}
