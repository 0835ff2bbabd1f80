/** Starts nginx with the configuration of the build. Only the folder, the port, and the certificate differ. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { exampleFolder, hostConfigs, publicFolder } from '../hostConfigs';
import { site } from '../../content/site';
import { findProgram } from '../../tools/browser.mjs';
import type { Promises } from './differences';

export { compare, linesOf } from './differences';

/** nginx publishes neither the files for other hosts nor the page for unknown URLs. */
export const promises: Promises = { absent: ['/404', ...Array.from(hostConfigs.keys(), (file) => `/${file}`)], encoding: 'br' };

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** `dist` is the published folder. The configuration is beside it, in `exampleFolder`. */
export async function startNginx(dist: string, base: string) {
  const missing = ['nginx', 'openssl'].filter((program) => !findProgram([program]));
  if (!existsSync(brotliModule)) missing.push('libnginx-mod-http-brotli-static');
  if (missing.length) throw new Error(`These tests need servers that are missing. On Debian: apt-get install ${missing.join(' ')}`);

  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const [certificate, key, port] = [join(folder, 'cert.pem'), join(folder, 'key.pem'), await getPort()];
  mkdirSync(join(folder, 'www', base), { recursive: true });
  cpSync(dist, join(folder, 'www', base), { recursive: true });
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1';
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  https.globalAgent.options.ca = readFileSync(certificate);
  const changes: readonly (readonly [string | RegExp, string])[] = [
    [`root ${publicFolder}`, `root ${join(folder, 'www')}`],
    [`/etc/letsencrypt/live/${site.host}/fullchain.pem`, certificate],
    [`/etc/letsencrypt/live/${site.host}/privkey.pem`, key],
    ['listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`],
    // This server only redirects to the other one, from a port that requires root.
    [/ {2}listen \[::\]:443.*\n/, ''],
    [/server \{\n {2}listen 80;[^}]*\}/, ''],
  ];
  const example = readFileSync(join(dist, '..', exampleFolder, 'nginx.conf'), 'utf8');
  const config = changes.reduce((text, [old, replacement]) => text.replace(old, () => replacement), example);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`);
  const main = [
    `load_module ${brotliModule};`,
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off;\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'log')};\nevents {}`,
    `http {\naccess_log off;\n${temporary.join('\n')}\n${config}\n}\n`,
  ];
  writeFileSync(join(folder, 'main.conf'), main.join('\n'));

  const server = spawn('nginx', ['-e', join(folder, 'log'), '-c', join(folder, 'main.conf')], { stdio: 'inherit' });
  while (!(await isListening(port))) if (server.exitCode !== null) throw new Error('nginx did not start: see its message above.');
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: `https://127.0.0.1:${port}${base}`, stop };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)));
    socket.on('error', () => setTimeout(resolve, 50, false));
  });
}
