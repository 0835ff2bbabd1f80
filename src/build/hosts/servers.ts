/** Starts nginx with the configuration that the build writes, in which only folder, port and certificate are replaced. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleFolder, publicFolder } from '../hostFiles';
import { site } from '../../content/site';
import { findProgram } from '../../tools/browser.mjs';
import { freePort } from '../../tools/freePort.mjs';

export interface Host {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export interface Built {
  /** The folder that is published; the examples are beside it, in `exampleFolder`. */
  readonly folder: string;
  readonly base: string;
}

type Start = (built: Built) => Promise<Host>;

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const servers: Readonly<Record<string, Start>> = {
  nginx: (built) =>
    startServer(built, 'nginx.conf', (example, { folder, port, certificate, key }) => {
      const config = replaced(example, [
        [`root ${publicFolder}`, `root ${join(folder, 'www')}`],
        [`/etc/letsencrypt/live/${site.host}/fullchain.pem`, certificate],
        [`/etc/letsencrypt/live/${site.host}/privkey.pem`, key],
        ['listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`],
        // The other server only redirects to this one, from a port that only root may open.
        [/ {2}listen \[::\]:443.*\n/, ''],
        [/server \{\n {2}listen 80;[^}]*\}/, ''],
      ]);
      const main = join(folder, 'main.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n');
      writeFileSync(
        main,
        `load_module ${brotliModule};\n${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'log')};
events {}\nhttp {\naccess_log off;\n${temporary}\n${config}\n}\n`,
      );
      return ['nginx', ['-e', join(folder, 'log'), '-c', main]];
    }),
};

/** @throws when a server is missing, with what to install */
export function requireServers(): void {
  const missing = [
    // Debian's packages have the names of their programs.
    ...['nginx', 'openssl'].filter((program) => !findProgram([program])),
    ...(existsSync(brotliModule) ? [] : ['libnginx-mod-http-brotli-static']),
  ];
  if (missing.length) throw new Error(`These tests need servers that are missing. On Debian: apt-get install ${missing.join(' ')}`);
}

/** What an example is changed to. */
interface Setting {
  /** A temporary folder, for the published files and all that the server writes. */
  readonly folder: string;
  readonly port: number;
  readonly certificate: string;
  readonly key: string;
}

async function startServer({ folder: dist, base }: Built, example: string, setUp: (example: string, setting: Setting) => [command: string, args: string[]]): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const [certificate, key, port] = [join(folder, 'cert.pem'), join(folder, 'key.pem'), await freePort()];
  const published = join(folder, 'www', base);
  mkdirSync(published, { recursive: true });
  cpSync(dist, published, { recursive: true });
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const [command, args] = setUp(readFileSync(join(dist, '..', exampleFolder, example), 'utf8'), { folder, port, certificate, key });
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } });
  let said = '';
  server.stderr.on('data', (data) => (said += data));
  const origin = `https://127.0.0.1:${port}`;
  await listening(port, server, () => `${command} did not start:\n${said}`);
  return {
    origin,
    stop: async () => {
      await stopped(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws when the example does not contain what is to be replaced */
function replaced(text: string, pairs: readonly (readonly [string | RegExp, string])[]): string {
  return pairs.reduce((whole, [old, fresh]) => {
    const result = whole.replace(old, () => fresh);
    if (result === whole) throw new Error(`The example has no ${old}.`);
    return result;
  }, text);
}

/** Waits until the server accepts connections. @throws `complaint()` when it ends first, or takes 20 s */
async function listening(port: number, server: ChildProcess, complaint: () => string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    if (server.exitCode !== null) throw new Error(complaint());
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true))).on('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(complaint());
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill();
  });
}
