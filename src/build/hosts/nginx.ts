/** Starts nginx with the configuration of the build. Only the folder differs, and the port, which has no certificate. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { exampleFolder, hostConfigs } from '../hostConfigs';

export { compare, linesOf } from './differences';

/** nginx publishes neither the files for other hosts nor the page for unknown URLs. */
export const alsoExpected = { absent: ['/404', ...Array.from(hostConfigs.keys(), (file) => `/${file}`)], encoding: 'br' };

/** `dist` is the published folder. The configuration is beside it, in `exampleFolder`. */
export async function startNginx(dist: string, base: string) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await getPort();
  cpSync(dist, join(folder, 'www', base), { recursive: true });
  const changes: readonly (readonly [string | RegExp, string])[] = [
    [/ root .*;/, ` root ${join(folder, 'www')};`],
    ['listen 443 ssl http2', `listen 127.0.0.1:${port}`],
    [/ {2}(listen \[::\]:443|ssl_certificate).*\n/g, ''],
    // This server only redirects to the other one, from a port that requires root.
    [/server \{\n {2}listen 80;[^}]*\}/, ''],
  ];
  const example = readFileSync(join(dist, '..', exampleFolder, 'nginx.conf'), 'utf8');
  const site = changes.reduce((text, [old, replacement]) => text.replace(old, () => replacement), example);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`);
  // As Debian does.
  const defaults = 'default_type application/octet-stream;';
  const config = [
    'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
    // Others cannot read a temporary folder of root.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'pid')};\nevents {}\nhttp {\naccess_log off;\n${defaults}\n${temporary.join('\n')}\n${site}\n}\n`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), config.join('\n'));

  const nginx = (...options: readonly string[]) =>
    execFileSync('nginx', ['-e', join(folder, 'log'), '-c', join(folder, 'nginx.conf'), ...options], { stdio: 'inherit' });
  // Returns when it listens.
  nginx();
  const stop = () => {
    nginx('-s', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${port}${base}`, stop };
}
