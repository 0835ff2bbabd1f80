/** Illustrative: replace before you publish. Have a lawyer read it, and fill in what your hosting provider logs. */
import { site } from './site';
import type { Article, Block } from './types';

const signInAndSignUp = {
  kind: 'paragraph',
  text: [
    { text: 'Sign in', route: 'signin' },
    ' and ',
    { text: 'Open an account', route: 'signup' },
    ' are forms without a service behind them, because this site is a demonstration. When you submit one, the page writes it to your browser’s console, with passwords masked. Nothing is sent, and nothing stays stored.',
  ],
} as const satisfies Block;

export const privacy = {
  lead: 'This site sets no cookies and sends nothing you type. Here’s the little that remains.',
  isSample: true,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'No cookies, no trackers, no analytics, no ads.',
            'No form on this site sends anything.',
            'Fonts and pictures come from this site, so no other company learns of your visit.',
            'Your browser stores up to six small things for you. They never leave it.',
          ],
        },
      ],
    },
    {
      id: 'who-answers',
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            `The owner of ${site.name} is responsible for this site. Email `,
            { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
            ', or write to the postal address on the ',
            { text: 'contact page', route: 'contact' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'what-your-browser-keeps',
      heading: 'What your browser stores',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'What this site stores in your browser',
            columns: ['What', 'Where', 'Until', 'Purpose'],
            rows: [
              ['The code language you choose', 'Local storage', 'You clear this site’s data', 'Shows every code sample in that language'],
              ['The color theme you choose', 'Local storage', 'You clear this site’s data', 'Shows the site in that theme'],
              [
                'Whether you turn off line wrapping in code',
                'Local storage',
                'You clear this site’s data',
                'Shows every code sample your way',
              ],
              [
                'Whether you turn off the keyboard shortcuts of the search',
                'Local storage',
                'You clear this site’s data',
                'Keeps them off',
              ],
              [
                'Your scroll position on each page',
                'Session storage',
                'You close the tab',
                'Returns you to the same place when you go back',
              ],
              [
                'What you type into a form, but never a password',
                'Session storage',
                'You close the tab, or submit the sign-in or sign-up form',
                'Fills in the form when you come back to it',
              ],
            ],
          },
        },
        {
          kind: 'paragraph',
          text: 'The first four are stored only when you choose something, the last only when you type. Nothing sends them anywhere. If your browser refuses to store them, the site still works.',
        },
      ],
    },
    {
      id: 'forms',
      heading: 'Forms',
      blocks: [
        ...(site.isDemo ? [signInAndSignUp] : []),
        {
          kind: 'paragraph',
          text: [
            'The form on the ',
            { text: 'contact page', route: 'contact' },
            ' doesn’t send anything. It turns your message into a draft for your email program. We receive it only if you send that email, with your email address.',
          ],
        },
      ],
    },
    {
      id: 'mail',
      heading: 'When you email us',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your email reaches us through your email provider and ours. We use it to reply to you.',
        },
      ],
    },
    {
      id: 'hosting',
      heading: 'Hosting',
      blocks: [
        {
          kind: 'paragraph',
          text: 'To show you a page, our hosting provider needs your internet (IP) address and the URL of the page. It may keep both in an access log for some time.',
        },
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Links to chats and social networks are plain links. Those sites learn about you only if you follow one. Their own privacy terms then apply.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Depending on where you live, you can ask what we store about you, and have it corrected or deleted. All we could have is the email that you sent us, and your internet (IP) address in our hosting provider’s access log. Ask at ',
            { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
            '. You can also complain to the data protection authority where you live.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'To remove what your browser stores, clear this site’s data in your browser settings.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When the site changes, this page changes with it. The version on this page applies.',
        },
      ],
    },
  ],
} as const satisfies Article;
