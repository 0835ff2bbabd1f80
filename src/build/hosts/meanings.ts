/** What each kind of difference means for visitors, and what to change. A header is a kind of its own. */
const rewriting =
  'Publish this build again, or switch off what rewrites pages at the host, such as Email Address Obfuscation of Cloudflare.';
const rules = 'Publish `_headers` or `vercel.json` in the root folder, or use `.cache/hosts/nginx.conf`: src/build/README.md, Headers.';
const urls = 'Serve /pricing from pricing.html, and redirect other spellings: src/build/README.md, Hosts.';
const compression =
  'Switch on compression for this type at the host, or serve the copies .br and .gz (nginx: `brotli_static on; gzip_static on;`).';

export const meanings: ReadonlyMap<string, string> = new Map([
  ['status', `Visitors get no such page or file. Publish the whole folder. ${urls}`],
  ['rewritten', `Visitors get something else than this commit, and the policy blocks scripts that were added. ${rewriting}`],
  ['type', 'Browsers show it as text, garble it, download it, or refuse it. Name its type and charset at the host (nginx: `types`).'],
  ['not found', 'Visitors with a wrong link do not see the page with the search. Serve 404.html with status 404 for unknown addresses.'],
  ['cached 404', `A visitor who asks between two deployments keeps the 404 for long, and the page stays broken. ${rules}`],
  ['spelling', `Links with another spelling fail, or search engines find the page twice. ${urls}`],
  ['redirect', 'A link to this site can lead to any other. Redirect to a path of one slash only.'],
  ['uncompressed', `Visitors wait longer, above all with a slow connection. ${compression}`],
  [
    'Vary',
    'A shared cache may send a compressed copy to a program that cannot read it. Send `Vary: Accept-Encoding` (nginx: `gzip_vary on;`).',
  ],
  ['Access-Control-Allow-Origin', `Scripts of other sites can read pages, or cannot read files for programs. ${rules}`],
  ['Cache-Control', `Visitors may get an old page, or load an unchanged file again. ${rules}`],
  ['Content-Security-Policy', `Only the tag in each page holds, and other sites can frame the page. ${rules}`],
  ['Cross-Origin-Opener-Policy', `A site that opens a page can navigate it. ${rules}`],
  ['Cross-Origin-Resource-Policy', `Other sites can load pages, or cannot load files for programs. ${rules}`],
  ['Permissions-Policy', `A script of another origin could ask for camera or location. ${rules}`],
  ['Referrer-Policy', `The tag in each page still holds. Requests of other files may name the page. ${rules}`],
  ['Strict-Transport-Security', `A first visit without https: can be intercepted. ${rules}`],
  ['X-Content-Type-Options', `Browsers may take a file for another type. ${rules}`],
  ['X-Robots-Tag', `Search engines list Markdown beside its page, or leave out a page. ${rules}`],
]);
