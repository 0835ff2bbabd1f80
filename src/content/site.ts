/** The owner of the site: the only place for the product's name, hosts, mailboxes, and addresses. */
const name = 'Patchbay';
const host = 'patchbay.example';

export const site = {
  /**
   * The demonstration has no server for its forms. Turn this off when you connect accounts: the notes about it then disappear from
   * sign-in, sign-up, Getting Started, terms, and privacy.
   */
  isDemo: true as boolean,
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
  /** The URL at which the source can be edited. The path of a file follows. Without it, pages have no edit link. */
  editUrl: '' as string,
  /** Illustrative: replace before you publish. */
  postalAddress: [name, '1 Example Street', 'Exampleville EX1 1EX', 'Exampleland'],
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
