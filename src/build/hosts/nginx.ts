/** Starts nginx with the configuration of the build. Only the folder, the port, and the certificate differ. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleFolder, publicFolder } from '../hostConfigs';
import { site } from '../../content/site';
import { findProgram } from '../../tools/browser.mjs';
import { freePort } from '../../tools/freePort.mjs';

export interface Host {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export interface Built {
  /** The published folder. The examples are beside it, in `exampleFolder`. */
  readonly folder: string;
  readonly base: string;
}

type Start = (built: Built) => Promise<Host>;

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const servers: Readonly<Record<string, Start>> = {
  nginx: (built) =>
    startServer(built, 'nginx.conf', (example, { folder, port, certificate, key }) => {
      const config = replaceEach(example, [
        [`root ${publicFolder}`, `root ${join(folder, 'www')}`],
        [`/etc/letsencrypt/live/${site.host}/fullchain.pem`, certificate],
        [`/etc/letsencrypt/live/${site.host}/privkey.pem`, key],
        ['listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`],
        // This server only redirects to the other one, from a port that requires root.
        [/ {2}listen \[::\]:443.*\n/, ''],
        [/server \{\n {2}listen 80;[^}]*\}/, ''],
      ]);
      const main = join(folder, 'main.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${join(folder, name)};`)
        .join('\n');
      writeFileSync(
        main,
        `load_module ${brotliModule};\n${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'log')};
events {}\nhttp {\naccess_log off;\n${temporary}\n${config}\n}\n`,
      );
      return ['nginx', ['-e', join(folder, 'log'), '-c', main]];
    }),
};

/** @throws if a server is missing */
export function requireServers(): void {
  const missing = [
    // The Debian packages have the names of their programs.
    ...['nginx', 'openssl'].filter((program) => !findProgram([program])),
    ...(existsSync(brotliModule) ? [] : ['libnginx-mod-http-brotli-static']),
  ];
  if (missing.length) throw new Error(`These tests need servers that are missing. On Debian: apt-get install ${missing.join(' ')}`);
}

interface Setting {
  /** A temporary folder for the published files and the files of the server. */
  readonly folder: string;
  readonly port: number;
  readonly certificate: string;
  readonly key: string;
}

async function startServer(
  { folder: dist, base }: Built,
  example: string,
  setUp: (example: string, setting: Setting) => [command: string, args: string[]],
): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const [certificate, key, port] = [join(folder, 'cert.pem'), join(folder, 'key.pem'), await freePort()];
  const published = join(folder, 'www', base);
  mkdirSync(published, { recursive: true });
  cpSync(dist, published, { recursive: true });
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  const [command, args] = setUp(readFileSync(join(dist, '..', exampleFolder, example), 'utf8'), { folder, port, certificate, key });
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } });
  let output = '';
  server.stderr.on('data', (data) => (output += data));
  const origin = `https://127.0.0.1:${port}`;
  await listening(port, server, () => `${command} did not start:\n${output}`);
  return {
    origin,
    stop: async () => {
      await stopped(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws if the example does not contain a text to replace */
function replaceEach(text: string, pairs: readonly (readonly [string | RegExp, string])[]): string {
  return pairs.reduce((result, [old, replacement]) => {
    const next = result.replace(old, () => replacement);
    if (next === result) throw new Error(`The example has no ${old}.`);
    return next;
  }, text);
}

/** Waits until the server accepts connections. Throws `problem()` if the server ends first or takes 20 seconds. */
async function listening(port: number, server: ChildProcess, problem: () => string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    if (server.exitCode !== null) throw new Error(problem());
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true))).on('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(problem());
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill();
  });
}
