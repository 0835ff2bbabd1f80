/** The owner of the site: the only place for the product's name, hosts, mailboxes, and addresses. */
const name = 'Patchbay';
const host = 'patchbay.example';

export const site = {
  name,
  slogan: 'One key. Every model. Every API.',
  /** Without scheme or slash. */
  host,
  apiHost: `api.${host}`,
  origin: `https://${host}`,
  /** Whether browsers may refuse http: on every subdomain too, for two years. Turn it on once all of them have HTTPS. */
  isHttpsOnSubdomains: false as boolean,
  supportEmail: `support@${host}`,
  salesEmail: `sales@${host}`,
  /** The URL of a status service. With it, links to the status lead there, and /status names it. Without it, /status shows `facts/status.ts`. */
  statusUrl: '' as string,
  /**
   * The URLs of your server that receive the forms. A form without one sends nothing. While all of them and `gitHub` are empty, the site is
   * a demonstration, and says so.
   */
  forms: { signIn: '' as string, signUp: '' as string, contact: '' as string },
  /** The URL that starts signing in with GitHub. */
  gitHub: '' as string,
  /** Other origins that pages may use, such as `https://stats.example` for analytics: the content security policy allows them. */
  origins: { script: [] as string[], connect: [] as string[], img: [] as string[] },
  /** The URL at which the source can be edited. The path of a file follows. Without it, pages have no edit link. */
  editUrl: '' as string,
  /** On the contact page. */
  postalAddress: [name, '1 Example Street', 'Exampleville EX1 1EX', 'Exampleland'],
  /** On the terms and the privacy page. The date is YYYY-MM-DD. */
  legal: { owner: `${name} Example Inc.`, law: 'Exampleland', effectiveDate: '2026-11-25' },
  /**
   * In the accessibility statement, which says what is missing: the date of the last review (YYYY-MM-DD), the time in which you reply, such
   * as “two working days”, and the body to which people can complain.
   */
  statement: { date: '' as string, replyTime: '' as string, escalation: '' as string },
  chat: [
    { name: 'Discord', href: `https://chat.${host}/discord` },
    { name: 'Slack', href: `https://chat.${host}/slack` },
  ],
  social: [
    { name: 'GitHub', href: `https://social.${host}/github` },
    { name: 'Mastodon', href: `https://social.${host}/mastodon` },
    { name: 'LinkedIn', href: `https://social.${host}/linkedin` },
  ],
} as const;
