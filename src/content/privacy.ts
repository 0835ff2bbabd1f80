/** Illustrative: replace before you publish. Have a lawyer read it, and fill in what your hosting provider logs. */
import { site } from './site';
import type { Article } from './types';

export const privacy = {
  lead: 'This website sends nothing that you type, sets no cookies and has no accounts. Here is the little that remains.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'note',
          text: 'This text is an example. It is true of this website as it was built. The owner of the site checks and completes it before publishing.',
        },
        {
          kind: 'list',
          items: [
            'No cookies, no trackers, no statistics, no advertising.',
            'No accounts. No form on this website sends anything.',
            'Fonts and pictures come from this website, so no other company learns of your visit through it.',
            'Your browser remembers two or three small things for you. They never leave it.',
          ],
        },
      ],
    },
    {
      id: 'who-answers',
      heading: 'Who answers for it',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            `The owner of ${site.name} is responsible for this website. Write to `,
            { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
            ', or to the postal address on the ',
            { text: 'contact page', route: 'contact' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'what-your-browser-keeps',
      heading: 'What your browser keeps',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'What this website stores in your browser',
            columns: ['What', 'Where', 'Until when', 'What for'],
            rows: [
              [
                ['The code language you chose (', { code: 'codeLanguage' }, ')'],
                'Local storage',
                'Until you clear the data of this website',
                'Shows every code sample in that language',
              ],
              [
                'The colour theme, if you chose one',
                'Local storage',
                'Until you clear the data of this website',
                'Shows light or dark as you chose',
              ],
              [
                'How far you had scrolled on a page',
                'Session storage',
                'Until you close the tab',
                'Brings you back to the same place when you press Back',
              ],
            ],
          },
        },
        {
          kind: 'paragraph',
          text: 'The first two are only stored when you choose something. No script sends any of them anywhere. If your browser refuses to store them, the website works all the same.',
        },
      ],
    },
    {
      id: 'forms',
      heading: 'Forms',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            { text: 'Sign in', route: 'signin' },
            ' and ',
            { text: 'Open an account', route: 'signup' },
            ' are screens without a service behind them. When you submit one, what you typed is written to the console of your own browser, with passwords replaced by a mask. It is not sent and not kept.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'The form on the ',
            { text: 'contact page', route: 'contact' },
            ' sends nothing either. It offers to open your message as a draft in your own mail program. Only if you send that mail do we receive it, with your address and what you wrote.',
          ],
        },
      ],
    },
    {
      id: 'mail',
      heading: 'When you write to us',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A mail reaches us through your mail provider and ours. We use it to answer you. How long we keep it is not published: the owner of this site fills it in before publishing.',
        },
      ],
    },
    {
      id: 'hosting',
      heading: 'The company that hosts the site',
      blocks: [
        {
          kind: 'paragraph',
          text: 'To show you a page, the server that hosts it must learn your internet (IP) address and which page you want. A hosting provider may keep this in an access log for a time. Its name, what it logs and for how long are not published: the owner of this site fills them in before publishing.',
        },
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Links to chat and social networks are plain links. Those sites learn of you only if you follow one, and then their own privacy pages apply.',
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
            'Depending on where you live, you may ask what we hold about you, and have it corrected or deleted. All that we could hold is the mail that you sent us. Ask at ',
            { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
            '. You may also complain to the authority for data protection where you live.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'To remove what your browser keeps, clear the data of this website in the settings of your browser.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When the website changes what it does, this page changes with it. The text that you read here is the one that applies.',
        },
      ],
    },
  ],
} as const satisfies Article;
