/** What each kind of difference means for visitors, and what to change. */
const rewriting =
  'Publish this build again, or switch off what rewrites pages at the host, such as Email Address Obfuscation of Cloudflare.';
const rules = 'Publish `_headers` or `vercel.json` in the root folder, or use `.cache/hosts/nginx.conf`: src/build/README.md, Headers.';
const urls = 'Serve /pricing from pricing.html, and redirect other spellings: src/build/README.md, Hosts.';
const compression =
  'Switch on compression for this type at the host, or serve the copies .br and .gz (nginx: `brotli_static on; gzip_static on;`).';

/** A header without a row is one of `headers.ts`, which says what it does. */
export const headerMeaning = `Browsers allow more than they should, cache wrongly, or refuse files to other programs. ${rules}`;

export const meanings: ReadonlyMap<string, string> = new Map([
  ['status', `Visitors get no such page or file. Publish the whole folder. ${urls}`],
  ['rewritten', `Visitors get something else than this commit, and the policy blocks scripts that were added. ${rewriting}`],
  ['type', 'Browsers show it as text, download it, or refuse it. Name the type of the extension at the host (nginx: `types`).'],
  ['not found', 'Visitors with a wrong link do not see the page with the search. Serve 404.html with status 404 for unknown addresses.'],
  ['cached 404', `A visitor who asks between two deployments keeps the 404 for long, and the page stays broken. ${rules}`],
  ['spelling', `Links with another spelling fail, or search engines find the page twice. ${urls}`],
  ['redirect', 'A link to this site can lead to any other. Redirect to a path of one slash only.'],
  ['uncompressed', `Visitors wait longer, above all with a slow connection. ${compression}`],
  [
    'Vary',
    'A shared cache may send a compressed copy to a program that cannot read it. Send `Vary: Accept-Encoding` (nginx: `gzip_vary on;`).',
  ],
]);
