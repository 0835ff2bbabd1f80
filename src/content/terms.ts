/** Illustrative: replace before you publish. Have a lawyer read it: this is readable text, not legal advice. */
import { site } from './site';
import type { Article } from './types';

export const terms = {
  lead: `What you can expect from ${site.name}, on this site and when you make calls, and what we ask of you.`,
  isSample: true,
  sections: [
    {
      id: 'about-these-terms',
      heading: 'About these terms',
      blocks: [
        {
          kind: 'paragraph',
          text: `“We” are the owner of ${site.name} and of ${site.host}. “You” are anyone who visits this site or calls the hub. By using the site, or by signing up, you accept these terms. If you don’t accept them, please don’t use it.`,
        },
      ],
    },
    {
      id: 'what-this-site-is',
      heading: 'What this site is',
      blocks: [
        {
          kind: 'paragraph',
          text: `This site describes the hub: what it does, how you call it, and what it costs.${
            site.isDemo ? ' The site is a demonstration: it has no accounts, makes no calls, and its forms don’t send anything.' : ''
          }`,
        },
        {
          kind: 'paragraph',
          text: [{ text: 'Privacy', route: 'privacy' }, ' explains what your browser stores.'],
        },
      ],
    },
    {
      id: 'your-key',
      heading: 'Your account and your key',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Keep your key secret. You’re responsible for the calls that are made with it. If you think that someone else has it, tell us right away.',
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
            ' shows what each plan includes. It’s information, not a binding offer. A price or a limit binds us once we’ve agreed on it with you.',
          ],
        },
      ],
    },
    {
      id: 'sample-code',
      heading: 'Example code',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You can copy the code examples on this site, change them, and use them in your own work, including commercial work. You don’t have to credit us. They come without warranty, so read them before you run them.',
        },
      ],
    },
    {
      id: 'words-pictures-names',
      heading: 'Text, drawings, and names',
      blocks: [
        {
          kind: 'paragraph',
          text: `The text, the drawings, and the name ${site.name} belong to us or to people who let us use them. You can quote any page and link to it. Please don’t present our pages as yours.`,
        },
        {
          kind: 'paragraph',
          text: 'The names of providers and tools belong to their owners. We name them to show what the hub connects to. That doesn’t mean that they endorse us.',
        },
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      blocks: [
        { kind: 'paragraph', text: 'Please don’t:' },
        {
          kind: 'list',
          items: [
            'attack the site or the hub, or keep others from using them',
            'use them to harm or deceive anyone',
            'publish anyone’s key, including your own',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'If you find a security problem, email ',
            { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
            ' and give us time to fix it before you tell others.',
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
          text: 'Some links lead to sites that we don’t run, such as chats and social networks. Their owners are responsible for them, and their terms apply there.',
        },
      ],
    },
    {
      id: 'warranty-and-liability',
      heading: 'No warranty',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We write this site with care, but it can contain mistakes, be out of date or be offline. We give no warranty for it. As far as the law allows, we aren’t liable for harm from relying on it. Nothing here limits a liability that the law doesn’t let us limit.',
        },
      ],
    },
    {
      id: 'changes-and-law',
      heading: 'Changes and contact',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We may change these terms. The version on this page applies.',
        },
        {
          kind: 'paragraph',
          text: [
            'Questions? Email ',
            { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
            ', or write to the postal address on the ',
            { text: 'contact page', route: 'contact' },
            '.',
          ],
        },
      ],
    },
  ],
} as const satisfies Article;
