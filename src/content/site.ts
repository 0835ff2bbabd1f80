/** The owner of the site: the only place for the product's name, hosts, mailboxes, and addresses. */
import type { IsoDate } from '../lib/isoDate';

const name = 'Patchbay';
const host = 'patchbay.example';
const domain = host.replace(/^www\./, '');

/** The URL of another site, or a mailbox. */
export type Url = `${'http' | 'https' | 'mailto' | 'tel'}:${string}`;

interface Place {
  readonly name: string;
  readonly href: Url;
}

interface Site {
  readonly isSample?: boolean;
  readonly name: string;
  readonly slogan: string;
  readonly language: string;
  readonly host: string;
  readonly apiHost: string;
  readonly origin: string;
  readonly isHttpsOnSubdomains: boolean;
  readonly supportEmail: string;
  readonly salesEmail: string;
  readonly statusUrl: Url | '';
  readonly forms: Readonly<Record<'signIn' | 'signUp' | 'contact', Url | `/${string}` | ''>>;
  readonly formRedirects: readonly string[];
  readonly gitHub: Url | '';
  readonly origins: Readonly<Record<'script' | 'connect' | 'img', readonly string[]>>;
  readonly editUrl: Url | '';
  readonly postalAddress: readonly string[];
  readonly legal: Readonly<Record<'owner' | 'law', string>> & { readonly effectiveDate: IsoDate | '' };
  readonly statement: Readonly<Record<'replyTime' | 'escalation', string>> & { readonly date: IsoDate | '' };
  readonly chat: readonly Place[];
  readonly social: readonly Place[];
}

export const site: Site = {
  /** Remove this once the address, the legal owner, and the links of this file are real. The contact page shows a tag, and the build names the file. */
  isSample: true,
  name,
  /**
   * The language of all pages and feeds, as BCP 47 writes it: `en`, `en-GB`, `de`. Content and `interface.ts` are written in it. One that is
   * written from right to left also needs `dir="rtl"` in `index.html`.
   */
  language: 'en',
  slogan: 'One key. One call. One response format.',
  /** Without scheme or slash. */
  host,
  apiHost: `api.${domain}`,
  origin: `https://${host}`,
  /** Whether browsers may refuse http: on every subdomain too, for two years. Turn it on once all of them have HTTPS. */
  isHttpsOnSubdomains: false,
  supportEmail: `support@${domain}`,
  salesEmail: `sales@${domain}`,
  /** The URL of a status service. With it, links to the status lead there, and /status names it. Without it, /status shows `facts/status.ts`. */
  statusUrl: '',
  /**
   * The URLs of your server that receive the forms. A form without one sends nothing, and says so. While all of them and `gitHub` are empty, the
   * site calls itself a demonstration.
   */
  forms: { signIn: '', signUp: '', contact: '' },
  /** Other origins to which your server redirects after a form, such as `https://app.example`. Browsers stop a redirect to any other. */
  formRedirects: [],
  /** The URL that starts signing in with GitHub. */
  gitHub: '',
  /** Other origins that pages may use, such as `https://stats.example` for analytics: the content security policy allows them. */
  origins: { script: [], connect: [], img: [] },
  /** The URL at which the source can be edited. The path of a file follows. Without it, pages have no edit link. */
  editUrl: '',
  /** On the contact page. */
  postalAddress: [name, '1 Example Street', 'Exampleville EX1 1EX', 'Exampleland'],
  /** On the terms and the privacy page. The date is YYYY-MM-DD. */
  legal: { owner: `${name} Example Inc.`, law: 'Exampleland', effectiveDate: '2026-11-25' },
  /**
   * In the accessibility statement, which says what is missing: the date of the last review (YYYY-MM-DD), the time in which you reply, such
   * as “two working days”, and the body to which people can complain.
   */
  statement: { date: '', replyTime: '', escalation: '' },
  /** On the contact page. If this is empty, the page has no part about chats. */
  chat: [
    { name: 'Discord', href: `https://chat.${domain}/discord` },
    { name: 'Slack', href: `https://chat.${domain}/slack` },
  ],
  /** In the footer. */
  social: [
    { name: 'GitHub', href: `https://social.${domain}/github` },
    { name: 'Mastodon', href: `https://social.${domain}/mastodon` },
    { name: 'LinkedIn', href: `https://social.${domain}/linkedin` },
  ],
};
