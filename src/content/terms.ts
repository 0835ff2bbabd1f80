/** Illustrative: replace before you publish. Have a lawyer read it: this is readable text, not legal advice. */
import { site } from './site';
import type { Article } from './types';

export const terms = {
  lead: `What you may expect of this website, and what we expect of you. It is about the website. Use of the hub itself is agreed when you open an account.`,
  sections: [
    {
      id: 'about-these-terms',
      heading: 'About these terms',
      blocks: [
        {
          kind: 'note',
          text: 'This text is an example. It stands in for terms that the owner of this site publishes after a lawyer has read them.',
        },
        {
          kind: 'paragraph',
          text: `“We” is the owner of ${site.name} and of the website ${site.host}. “You” is whoever reads it. By using the website you accept these terms. If you do not, please leave it at that and close the page.`,
        },
      ],
    },
    {
      id: 'what-this-site-is',
      heading: 'What this site is',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This website describes the hub: what it does, how it is called and what it costs. It has no accounts and runs no calls. The sign-in and sign-up screens and the contact form send nothing.',
        },
        {
          kind: 'paragraph',
          text: ['What your browser keeps while you read is described under ', { text: 'Privacy', route: 'privacy' }, '.'],
        },
      ],
    },
    {
      id: 'plans-and-prices',
      heading: 'Plans and prices',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'The ',
            { text: 'pricing page', route: 'pricing' },
            ' tells you what each plan includes. It is information, not an offer that you accept by reading. A price or a limit binds us once we have agreed it with you.',
          ],
        },
      ],
    },
    {
      id: 'sample-code',
      heading: 'Sample code',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may copy the code samples on this website, change them and use them in your own work, also for money. You need not name us. They come without any warranty: read them before you run them.',
        },
      ],
    },
    {
      id: 'words-pictures-names',
      heading: 'Words, pictures and names',
      blocks: [
        {
          kind: 'paragraph',
          text: `The text, the drawings and the name ${site.name} belong to us or to those who let us use them. You may quote and link to any page. Please do not present our pages as yours.`,
        },
        {
          kind: 'paragraph',
          text: 'Names of providers and tools belong to their owners. We name them to say what the hub connects to. That does not mean that they endorse us.',
        },
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      blocks: [
        { kind: 'paragraph', text: 'Please do not:' },
        {
          kind: 'list',
          items: [
            'try to break the website or to keep others from reading it;',
            'use it to harm or deceive anyone;',
            'publish somebody’s key, yours included.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'If you find a weakness, tell us at ',
            { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
            ' and give us time to mend it before you tell others.',
          ],
        },
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some links lead to sites that are not ours, such as chat and social networks. Their owners answer for them, and their own terms apply there.',
        },
      ],
    },
    {
      id: 'warranty-and-liability',
      heading: 'What we do not promise',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We write this website with care. It may still contain a mistake, be out of date or be away for a while. We give no warranty for it. Where the law lets us, we are not liable for harm that comes from relying on it. Nothing here limits liability that the law does not let us limit.',
        },
      ],
    },
    {
      id: 'changes-and-law',
      heading: 'Changes, law and contact',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We may change these terms. The text on this page is the one that applies. Which law governs them, and which court decides, is not published: the owner of this site fills it in before publishing.',
        },
        {
          kind: 'paragraph',
          text: [
            'Questions about these terms go to ',
            { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
            ' or to the postal address on the ',
            { text: 'contact page', route: 'contact' },
            '.',
          ],
        },
      ],
    },
  ],
} as const satisfies Article;
