/** The accessibility statement. It says what was tested and by what, and claims no more than that. */
import { site } from './site';
import type { Article } from './types';

export const accessibility = {
  lead: 'We want everyone to be able to read and use this website. Here is what we aim for, what we test, what nobody has tested yet, and how to tell us about a barrier.',
  sections: [
    {
      id: 'aim',
      heading: 'What we aim for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. We do not claim to conform to them. Some of their criteria can only be judged by a person, and that has not been done in full.',
        },
        {
          kind: 'paragraph',
          text: 'One decision helps with much of it: every page is complete before any script runs. A script adds behaviour, such as tabs that fold a long page. It never holds back a word.',
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
            'The test engine axe looks at every page, once on its own and once in a real browser, in the light and in the dark theme.',
            'Scripts work through the menu, tabs, questions, tooltips, copy buttons and forms with the keyboard alone.',
            'Every page is opened 320 pixels wide, with larger text and with wider text spacing.',
            'Every page is opened with JavaScript off, and its words and links are counted.',
            'The contrast of every pair of text and background colours is calculated for both themes.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'A check that passes is a good sign and no proof. Machines find only a part of the barriers that people meet.',
        },
      ],
    },
    {
      id: 'not-yet-tested',
      heading: 'What no person has tested yet',
      blocks: [
        {
          kind: 'paragraph',
          text: 'No person has yet put a name under a test with any of these. Until someone does, our report lists them as untested:',
        },
        {
          kind: 'list',
          items: [
            'NVDA or JAWS with Firefox or Chrome on Windows',
            'VoiceOver with Safari on a Mac, an iPhone or an iPad',
            'TalkBack with Chrome on Android',
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
            'The words in our drawings grow with your text only as far as the page is wide. On a phone with text twice as large, some are as small as 12 pixels. The words beside each drawing say the same, except at the top of Product and of Integrations, where the drawing repeats names from the tabs below it.',
            'Long lines of code scroll sideways inside their panel. The panel can be scrolled with the keyboard.',
            'Code samples are coloured by kind of token. The colours carry nothing that the code does not say.',
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
          text: 'A few words are enough. You need not know the name of the rule that we broke. If you need something from this website in another form, ask for it at the same address.',
        },
      ],
    },
    {
      id: 'evidence',
      heading: 'The evidence',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'The tests are part of the source of this website, in the folder ',
            { code: 'a11y/' },
            '. Its readme names, for each criterion, the test that looks at it, or says that a person has to. Anyone who has the source can run them again.',
          ],
        },
      ],
    },
  ],
} as const satisfies Article;
