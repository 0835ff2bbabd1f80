/** What the owner has connected to other servers (site.ts), and what follows from it. */
import { site } from '../site.ts';

const { forms, gitHub, origins } = site;

/** Nothing is connected: no form is sent anywhere, and there are no accounts. */
export const isDemo = [...Object.values(forms), gitHub].every((url) => !url);

/** The origins to which forms are sent. A path is on the origin of the site. */
export const formOrigins: readonly string[] = [
  ...new Set(Object.values(forms).flatMap((url) => (url ? [new URL(url, site.origin).origin] : []))),
];

/** Every other origin to which a page may send a request. */
export const otherOrigins: readonly string[] = [...formOrigins, ...Object.values(origins).flat()];

/** Other companies can learn of a visit, for example because of analytics. */
export const hasOtherOrigins = Object.values(origins).flat().length > 0;
