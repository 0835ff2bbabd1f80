/** `npm run new -- --name "…" --host …`: the site gets another name and host. */
import { changeOwner, readOwner } from './changeOwner.mjs';

try {
  const owner = readOwner(process.argv.slice(2));
  const changed = changeOwner('.', owner);
  console.log(`The site is ${owner.name} at ${owner.host} now. Changed: ${changed.join(', ') || 'nothing'}.`);
  console.log('Next: slogan, postal address and links in src/content/site.ts, then npm start.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
