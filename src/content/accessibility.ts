/** The accessibility statement: what was tested and by what. It claims no more than that, with and without a report beside it. */
import { hasReport, reportFiles, reportPath } from './reportFiles';
import { site } from './site';
import type { Article, Block } from './types';

/** The statement for a site that was built with, or without, the report of an audit. */
export function accessibilityStatement(isAudited: boolean): Article {
  return {
    lead: 'We want everyone to be able to read and use this website. This page says what is tested, what is not, and how to tell us about a barrier.',
    sections: [
      {
        id: 'aim',
        heading: 'What we aim for',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. We do not claim to conform to them. Some criteria only a person can judge, and nobody has yet.',
          },
          {
            kind: 'paragraph',
            text: 'One decision helps with much of it: every page is complete before any script runs. A script adds behaviour, such as tabs that fold a long page. It holds back no word.',
          },
        ],
      },
      {
        id: 'tested-by-machine',
        heading: 'What machines test',
        blocks: [
          { kind: 'paragraph', text: 'These checks run before every release, and a failure stops it:' },
          {
            kind: 'list',
            items: [
              'The test engine axe-core looks at every page in a real browser, in both themes, in narrow and in wide windows, and with menus, tabs and answers open. A second engine, Siteimprove Alfa, looks at a page of each kind.',
              'Checks of our own test what engines cannot see. They work through the menu, tabs, questions, tooltips, copy buttons and forms with the keyboard alone, and watch what happens to focus and to messages.',
              'Every page is opened 320 pixels wide, with larger text and with wider text spacing.',
              'Every page is opened with JavaScript off, and its words and links are counted.',
              'The contrast of text with what is behind it is measured in both themes.',
            ],
          },
          {
            kind: 'paragraph',
            text: [
              'An audit is a longer run of the same checks, with both engines in every theme, width and state. It writes ',
              isAudited ? { text: 'our accessibility report', href: reportPath } : 'an accessibility report',
              '. We can also let a real screen reader, Orca in Chromium on Linux, read the pages, and keep what it says: that shows that names and messages arrive, not that they make sense.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Machines find only a part of the barriers that people meet.',
          },
        ],
      },
      {
        id: 'not-yet-tested',
        heading: 'What no person has tested yet',
        blocks: [
          {
            kind: 'paragraph',
            text: isAudited
              ? [
                  'Nobody has signed a test with any of these. Until someone does, ',
                  { text: 'our manual test sheet', href: `${reportPath}manual.html` },
                  ' says “not tested” in every row:',
                ]
              : 'Nobody has signed a test with any of these:',
          },
          {
            kind: 'list',
            items: [
              'NVDA or JAWS with Firefox or Chrome on Windows',
              'VoiceOver with Safari on a Mac, an iPhone or an iPad',
              'TalkBack with Chrome on Android',
              'Orca on Linux, worked by a person',
              'voice control, such as Dragon or Voice Control',
              'a screen magnifier',
              'Windows with a contrast theme, on a real device',
            ],
          },
        ],
      },
      {
        id: 'known-limits',
        heading: 'Known limits',
        blocks: [
          {
            kind: 'list',
            items: [
              'The words in our drawings grow with your text only as far as the page is wide: on a phone with text twice as large, some are as small as 12 pixels. The words beside each drawing say the same. The first drawing of Product and that of Integrations have no such words: they repeat the names of the tabs on their page.',
              'Long lines of code scroll sideways inside their panel. The panel can be scrolled with the keyboard.',
              'The website is in English only.',
              'The contact form opens a draft in your mail program. If your device has none set up, write to our mailbox yourself.',
              'Chat and social networks are on other websites, and we cannot vouch for those.',
            ],
          },
        ],
      },
      {
        id: 'report-a-barrier',
        heading: 'How to report a barrier',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              'Write to ',
              { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
              '. There are other ways on the ',
              { text: 'contact page', route: 'contact' },
              '. It helps us to know:',
            ],
          },
          {
            kind: 'list',
            items: [
              'the address of the page',
              'what you wanted to do, and what happened',
              'your browser and device, and what you use with them, such as a screen reader, if you care to say',
            ],
          },
          {
            kind: 'paragraph',
            text: 'A few words are enough. If you need something from this website in another form, ask for it at the same address.',
          },
        ],
      },
      {
        id: 'evidence',
        heading: 'The evidence',
        blocks: isAudited ? reportBlocks : noReportBlocks,
      },
    ],
  };
}

const reportBlocks: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'For each criterion of WCAG 2.2 the report says what was tested, where and by what, what was found, and what is left for a person. It names the version of this website that was tested. Its files:',
  },
  {
    kind: 'list',
    items: reportFiles.map(({ name, purpose }) => [
      { text: name, href: name === 'index.html' ? reportPath : `${reportPath}${name}` },
      `: ${purpose}`,
    ]),
  },
  {
    kind: 'paragraph',
    text: ['Whoever has the source of this website can run the tests again: ', { code: 'npm run audit' }, '.'],
  },
];

const noReportBlocks: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'This copy of the website was built without an audit, so there is no report to show here.',
  },
  {
    kind: 'paragraph',
    text: [
      'Whoever has the source of this website can make one: ',
      { code: 'npm run audit' },
      '. For each criterion of WCAG 2.2 it says what was tested, where and by what, what was found, and what is left for a person.',
    ],
  },
];

export const accessibility = accessibilityStatement(hasReport);
