/** Writes `/.well-known/security.txt` (RFC 9116), the contact for vulnerabilities. */
import { site } from '../content/site.ts';
import { routeById } from '../content/routes.ts';
import { builtOn } from './builtOn.ts';
import { siteUrl } from './siteUrl.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** Days until the file expires without a new build. The RFC recommends less than a year. */
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
