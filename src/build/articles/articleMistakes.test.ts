/** Shows each mistake that an author of Markdown can make, and the message that stops the build. */
import { expect, test } from 'vitest';
import { compileArticle } from './compileArticle';
import { providers } from '../../content/facts/providers';
import { questionsOf } from '../../content/questions';
import { readArticle, scope } from './readArticle';

const demonstration = { ...scope, facts: { ...scope.facts, law: '' }, conditions: { ...scope.conditions, isDemo: true } };
const compile = (text: string) => compileArticle(`The lead.\n\n## Part {#part}\n\n${text}\n`, 'page.md', '/docs', demonstration);

test.each([
  ['an unknown page', '[Caching](/docs/cashing)', 5, /^No page and no file has the path “\/docs\/cashing”\./],
  ['an unknown subject', '[Ask](/contact?subject=nope)', 5, /^No subject is named “nope”\. The names are password-reset, /],
  ['an unknown query', '[Ask](/contact?topic=sso)', 5, /^“\?topic=sso” is no subject: write \?subject=name\.$/],
  ['a query for another page', '[Ask](/pricing?subject=enterprise)', 5, /^Only \/contact takes a subject\.$/],
  ['an unsafe link', '[Caching](javascript:1)', 5, /^No page and no file has the path “javascript:1”\./],
  ['an unknown fact', 'First\nsecond {{starter.prize}}', 5, /^No fact is named “starter\.prize”\./],
  ['an inherited fact', '{{starter.constructor}}', 5, /^No fact is named “starter\.constructor”\./],
  ['a price', 'It costs $280 a month', 5, /^“\$280” is a price\. Name it, such as \{\{starter\.price\}\}\.$/],
  ['a price before its currency', 'Für 1.899,90 € im Monat', 5, /^“1\.899,90 €” is a price\./],
  ['a provider', `As ${providers[0].name} does`, 5, /^“.+” is a provider\. Name it as \{\{providerNames\..+\}\}, or use another word\.$/],
  ['an empty fact', 'Under the law of {{law}}', 5, /^“law” is empty, and this sentence needs it\./],
  ['rich text in code', '`{{billing.usage}}`', 5, /names a fact that is no plain text\.$/],
  ['an unknown sample', '::code[Call]{sample=nope.js}', 5, /^No file of src\/content\/samples\/ is named “nope\.js”\.$/],
  ['code without a title', '::code{sample=hub}', 5, /^Code needs a title: /],
  ['a block of code', '```js\n1\n```', 5, /^Code is a file of src\/content\/samples\/\./],
  ['an unknown directive', '::video[Film]{of=film}', 5, /^There is no directive “video” with two colons\./],
  ['a note without an end', ':::note\nText\n\n## More {#more}', 5, /^Nothing ends :::note: write ::: below it, on a line of its own\.$/],
  ['a fact without an end', 'Hello {{name}', 5, /^“\{\{” would be shown\./],
  ['code without an end', '::code[ownCache.mjs', 5, /^“::code\[” would be shown\./],
  ['a note with a space', '::: note\nText\n:::', 5, /^“:::” would be shown\./],
  ['a note inside a condition', ':::when{isDemo}\n:::note\nText\n:::\n:::', 9, /^“:::” would be shown\./],
  ['an unknown container', ':::tip\nText\n:::', 5, /^There is no directive “tip” with three colons\./],
  ['an unknown attribute', '::code[Call]{smaple=hub}', 5, /^“code” has no attribute “smaple”\./],
  ['an unknown condition', ':::when{isDemonstration}\nText\n:::', 5, /^No condition is named “isDemonstration”\. The names are isDemo, /],
  ['an unknown table', '::table[Codes]{of=codes}', 5, /^No table is named “codes”\. The names are /],
  ['an unknown list of sections', 'Text\n\n::sections{of=codes}', 7, /^::sections stands before the first heading\.$/],
  ['a table without a caption', '| A |\n| - |\n| a |', 5, /^A table needs a caption\. Put it between :::table\[Caption\] and :::\.$/],
  ['a blank caption', ':::table\n| A |\n| - |\n| a |\n:::', 5, /^A table needs a caption: :::table\[Caption\]\.$/],
  ['a caption without a table', ':::table[Caption]\nText\n:::', 5, /^Between :::table\[Caption\] and ::: is one table\.$/],
  ['a blank cell', ':::table[Caption]\n| A | B |\n| - | - |\n| a | |\n:::', 8, /^A row has 2 cells, and none is blank\./],
  ['ids on some rows', ':::table[Caption]\n| A |\n| - |\n| a {#a} |\n| b |\n:::', 9, /^Either every row of a table has an \{#id\}/],
  ['tabs without a title', ':::tabs\n::code[ownCache.mjs]\n:::', 5, /^Tabs need a title: :::tabs\[Title\]\.$/],
  ['text in tabs', ':::tabs[Files]\nText\n:::', 6, /^Between :::tabs\[Title\] and ::: are files: ::code/],
  ['a heading without an id', '## More', 5, /^The heading “More” needs an id: ## More \{#id\}\.$/],
  ['a wrong id', '## More {#More}', 5, /^“More” is no id\./],
  ['an unknown mark', '## More {#more .Sample}', 5, /^No mark is named “\.Sample”\. Write \.sample or \.folded\.$/],
  ['an id that is used twice', '## More {#part}', 5, /^Two anchors have the id “part”\.$/],
  ['a title in the text', '# More {#more}', 5, /^A heading with ## comes first\./],
  ['a heading that skips a level', '#### More {#more}', 5, /^A heading with ### comes first\./],
  ['a heading inside a directive', ':::when{isDemo}\n## More {#more}\n:::', 6, /^A heading cannot stand inside a directive\.$/],
  ['HTML as a block', '<div>Text</div>', 5, /^HTML in Markdown is not supported\. src\/content\/README\.md lists what is\.$/],
  ['HTML in text', 'Press <kbd>Enter</kbd>', 5, /^HTML in Markdown is not supported\. src\/content\/README\.md lists what is\.$/],
  ['a picture', '![Alt](/a.png)', 5, /^An image is not supported\. src\/content\/README\.md lists what is\.$/],
  ['emphasis', 'Do it _now_', 5, /^Emphasis with one asterisk or underscore is not supported\. /],
  ['code in a link', '[`a`](/docs)', 5, /^The text of a link is plain text\.$/],
  ['a quote', '> Text', 5, /^A quote is not supported\. A note stands between :::note and :::\.$/],
  ['a list in a list', '- a\n  - b', 5, /^An item of a list is one paragraph\.$/],
  ['a task', '- [x] a', 5, /^A list of tasks is not supported\.$/],
  ['a list from 3', '3. a', 5, /^A list starts with 1\.$/],
  ['an aligned column', ':::table[Caption]\n| A |\n| -: |\n| a |\n:::', 6, /^The alignment of a column is not supported\.$/],
  ['the title of a link', '[Caching](/docs/caching "Cache")', 5, /^The title of a link is not supported\.$/],
  ['a link to a definition', '[Caching][1]\n\n[1]: /docs/caching', 5, /^A link to a definition is not supported\. /],
  ['a long note', ':::note\nOne\n\nTwo\n:::', 5, /^A note is one paragraph\.$/],
])('stops at %s', (_, text, line, message) => {
  expect(compile(text).mistakes[0]).toMatch(new RegExp(message.source.replace('^', `^page.md:${line}: `)));
});

test.each([
  ['no lead', '## Part {#part}\n', 1, 'A page starts with its lead, which is one paragraph.'],
  ['two paragraphs before the first heading', 'Lead\n\nMore\n', 3, 'A heading such as “## Title {#id}” follows the lead.'],
  [
    'front matter',
    '---\ntitle: Caching\n---\n\nLead\n',
    1,
    'An article has no front matter. Title, description, date, and isSample are in src/',
  ],
  ['an unknown list of sections', 'Lead\n\n::sections{of=codes}\n', 3, 'No list of sections is named “codes”. The names are changelog.'],
])('stops at a page with %s', (_, source, line, sentence) => {
  expect(compileArticle(source, 'page.md', '/docs', scope).mistakes).toEqual([expect.stringContaining(`page.md:${line}: ${sentence}`)]);
});

test('reports every mistake, also below a heading with one', () => {
  const text = 'For $280 and {{nope}}\n\n## More\n\n- {{no}}\n- *now*';
  expect(compile(text).mistakes.map((sentence) => sentence.slice(0, 12))).toEqual([
    'page.md:5: “',
    'page.md:5: N',
    'page.md:9: N',
    'page.md:10: ',
    'page.md:7: T',
  ]);
});

test.each([
  ['a time and a ratio', 'At 10:30, in 16:9', 'At 10:30, in 16:9'],
  ['a port and a link', 'On localhost:4010:[page](/docs)', ['On localhost:4010:', { text: 'page', href: '/docs' }]],
  ['a colon before a word', 'Two sorts:fast and :slow[er]{now}', 'Two sorts:fast and :slow[er]{now}'],
  ['an escaped colon', 'For \\:when[x]{isDemo}', 'For :when[x]{isDemo}'],
  ['a longer word than the name of a provider', `${providers[0].name}s`, `${providers[0].name}s`],
  ['code', '`:when[x]{isDemo}`', [{ code: ':when[x]{isDemo}' }]],
])('keeps %s as it is written', (_, text, written) => {
  const { article, mistakes } = compile(text);
  expect(mistakes).toEqual([]);
  expect(article.sections[0]?.blocks).toEqual([{ kind: 'paragraph', text: written }]);
});

test('compiles every kind of text', () => {
  const text = `Costs {{planPrices}}, see [below](#part), [ask](/contact?subject=password-reset)
and [mail](mailto:{{supportEmail}}): \`{{endpoint.path}}\`, **now**. :when[Demo]{isDemo}:unless[Product]{isDemo}

1. One
2. Two`;
  const { article } = compile(text);
  expect(article).toEqual({
    lead: 'The lead.',
    sections: [
      {
        id: 'part',
        heading: 'Part',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              `Costs ${scope.facts.planPrices}, see `,
              { text: 'below', href: '/docs#part' },
              ', ',
              expect.objectContaining({ text: 'ask', href: '/contact?subject=password-reset#message' }),
              ' and ',
              { text: 'mail', href: `mailto:${scope.facts.supportEmail}` },
              ': ',
              { code: '/v1/call' },
              ', ',
              { strong: 'now' },
              '. Demo',
            ],
          },
          { kind: 'list', isOrdered: true, items: ['One', 'Two'] },
        ],
      },
    ],
  });
});

test('a file without a page has no lead, and one of questions has answers', () => {
  expect(readArticle('/resources/faq').article.lead).toBe('');
  expect(() => questionsOf(compile('').article)).toThrow('“Part” needs an answer of paragraphs alone');
  expect(compileArticle('Lead\n', 'faq.md', undefined, scope).mistakes).toEqual([
    'faq.md:1: No row of src/content/routes.ts or src/content/siteRoutes.ts has the path of this file: add one.',
  ]);
});
