/** `/.well-known/security.txt` (RFC 9116): whom to tell about a vulnerability of the site. */
import { site } from '../content/site.ts';
import { routeById } from '../routes.ts';
import { builtOn } from './builtOn.ts';
import { siteUrl } from './siteUrl.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** After this many days without a build, nobody should rely on what it says; the RFC asks for less than a year. */
const validDays = 180;

export function securityTxt(): string {
  const expires = builtOn();
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return `Contact: mailto:${site.supportEmail}
Contact: ${siteUrl(routeById('contact').path)}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl(securityTxtPath)}
`;
}
