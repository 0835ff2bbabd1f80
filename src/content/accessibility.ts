/** The accessibility statement names what was tested and how, with and without a published report, and claims no more. */
import { hasReport, reportFiles, reportPath } from './reportFiles';
import { site } from './site';
import type { Article, Block } from './types';

/** Returns the statement for a site that was built with or without an audit report. */
export function accessibilityStatement(isAudited: boolean): Article {
  return {
    lead: 'We want everyone to be able to use this site. Here is what we test, what we don’t, and how to report a barrier.',
    sections: [
      {
        id: 'aim',
        heading: 'What we aim for',
        blocks: [
          {
            kind: 'paragraph',
            text: 'We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. We don’t claim conformance: some criteria need a person’s judgment, and nobody has judged them yet.',
          },
          {
            kind: 'paragraph',
            text: 'One decision helps most: every page is complete before any script runs. Scripts add behavior, such as tabs that shorten a long page. They never hold back text.',
          },
        ],
      },
      {
        id: 'tested-by-machine',
        heading: 'Automated tests',
        blocks: [
          { kind: 'paragraph', text: 'These tests run before every release, and a failure stops it:' },
          {
            kind: 'list',
            items: [
              'axe-core checks every page in a real browser, in both themes, in narrow and wide windows, and with menus, tabs, and questions open.',
              'Our own tests cover what engines can’t see. They use the menu, tabs, questions, tooltips, copy buttons, and forms with the keyboard alone, and check focus and messages.',
              'Every page is opened at 320 pixels wide, with larger text, and with wider text spacing.',
              'Every page is opened with JavaScript off, and all its text and links must be there.',
              'The contrast of text and background is measured in both themes.',
            ],
          },
          {
            kind: 'paragraph',
            text: [
              'An audit is a longer run of the same tests, on every page and with axe-core in every theme, width, and state. It writes ',
              isAudited ? { text: 'our accessibility report', href: reportPath } : 'an accessibility report',
              '. We can also run a real screen reader, Orca in Chromium on Linux, and record what it says. That shows that names and messages arrive, not that they make sense.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Automated tests find only some of the barriers that people face.',
          },
        ],
      },
      {
        id: 'not-yet-tested',
        heading: 'Not yet tested by a person',
        blocks: [
          {
            kind: 'paragraph',
            text: isAudited
              ? [
                  'Nobody has tested with any of these yet. Until someone does, ',
                  { text: 'our manual test sheet', href: `${reportPath}manual.html` },
                  ' says “untested” in every row:',
                ]
              : 'Nobody has tested with any of these yet:',
          },
          {
            kind: 'list',
            items: [
              'NVDA or JAWS with Firefox or Chrome on Windows',
              'VoiceOver with Safari on a Mac, an iPhone, or an iPad',
              'TalkBack with Chrome on Android',
              'Orca on Linux, used by a person',
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
              'Text in our drawings grows only as far as the page is wide. On a phone with text at 200%, some of it is as small as 12 pixels. The text beside each drawing says the same. The first drawing on Integrations has no such text: it repeats the names of the tabs.',
              'In wide windows, long lines of code scroll sideways in their panel, also with the keyboard. In narrow ones they wrap.',
              'The site is in English only.',
              'The contact form makes a draft for your email program. If you have none, email us yourself.',
              'Chats and social networks are on other sites, which we can’t vouch for.',
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
              'Email ',
              { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
              '. The ',
              { text: 'contact page', route: 'contact' },
              ' has other ways to reach us. It helps us to know:',
            ],
          },
          {
            kind: 'list',
            items: [
              'the URL of the page',
              'what you wanted to do, and what happened',
              'your browser, your device, and any assistive technology, if you want to tell us',
            ],
          },
          {
            kind: 'paragraph',
            text: 'A few words are enough. If you need something from this site in another format, just ask.',
          },
        ],
      },
      {
        id: 'evidence',
        heading: 'Evidence',
        blocks: isAudited ? reportBlocks : noReportBlocks,
      },
    ],
  };
}

const reportBlocks: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'For each WCAG 2.2 criterion, the report says what was tested, where and how, what was found, and what is left for a person. It names the version of this site that was tested. Its files:',
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
    text: ['Anyone with the source code of this site can rerun the tests: ', { code: 'npm run audit' }, '.'],
  },
];

const noReportBlocks: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'This copy of the site was built without an audit, so there is no report.',
  },
  {
    kind: 'paragraph',
    text: [
      'Anyone with the source code of this site can create one: ',
      { code: 'npm run audit' },
      '. For each WCAG 2.2 criterion, it says what was tested, where and how, what was found, and what is left for a person.',
    ],
  },
];

export const accessibility = accessibilityStatement(hasReport);
