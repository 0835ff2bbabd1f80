/** What Orca says of the parts that every page may have. The text comes from the content of the site. */
import { signIn } from '../../../src/content/pages/account';
import { httpCodes } from '../../../src/content/facts/apiReference';
import { copyButton, errorPrefix, layoutText, passwordToggle, problemsHeading, searchField } from '../../../src/content/interface';
import { plainText } from '../../../src/content/plainText';
import { planFacts } from '../../../src/content/facts/planFacts';
import { featureIds, planFeatures, pricingPage } from '../../../src/content/pages/plans';
import { search } from '../../../src/content/pages/search';
import { site } from '../../../src/content/site';
import { routeAt } from '../../../src/content/routes';
import { titleOf } from '../../../src/content/siteRoutes';
import { faqEntry, gettingStarted } from '../../../src/testing/articles';
import { scenario, test } from './orca';
import { tab, textField } from './speech';

const [terms, pricing] = [routeAt('/terms'), routeAt('/pricing')];
const { price, rateLimit } = planFeatures;
const [firstSample = ''] = gettingStarted.sections.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'code' ? one.title : [])));
const { email, password } = signIn.fields;

scenario('the table of plans announces its caption, its size, and its row and column headers', 'table 1.3.1', async (orca) => {
  const [starter, ...others] = planFacts;
  await orca.open(pricing.path);
  const size = [`${featureIds.length + 1} rows`, `${planFacts.length + 1} columns`];
  await orca.press('t', [pricingPage.tableHeading, 'table', ...size, pricingPage.featureColumn]);
  await orca.press('shift+alt+Down', [price.label]);
  await orca.press('shift+alt+Right', [starter.price]);
  for (const plan of others)
    await orca.press('shift+alt+Right', [plan.name, plan.price, ...(plan.isPopular ? [pricingPage.popular] : [])], { not: ['button'] });
  await orca.press('shift+alt+Down', [rateLimit.label, ...others.slice(-1).map((plan) => plan.rateLimit)], { not: ['button', 'blank'] });
});

scenario('a clicked link announces the new page, and Back returns focus to the link', 'route-change 2.4.2 2.4.3 4.1.3', async (orca) => {
  await orca.open(terms.path);
  await orca.press('k', [pricing.label, 'link'], { atMost: 10 });
  await orca.press('Return', [`${titleOf(pricing)} – ${site.name}`]);
  // Reading continues at the focus: the heading of the page, and after Back the link. Orca 43 also says the tab of a page with tabs.
  await orca.press('h', [pricingPage.cardsHeading, 'level 2']);
  await orca.press('alt+Left', [`${titleOf(terms)} – ${site.name}`]);
  await orca.press('Tab', [routeAt('/resources').label, 'link'], { not: [layoutText.skipLink] });
});

test.describe(() => {
  test.use({ viewport: { width: 320, height: 800 } });

  scenario(
    'in a window of 320 px, the menu button announces its state, and Escape closes the menu and returns focus to the button',
    'menu 2.1.1 2.4.3 4.1.2',
    async (orca) => {
      await orca.open(terms.path);
      await orca.press('Tab', [layoutText.menu, 'button', 'collapsed'], { atMost: 5 });
      await orca.press('Return', ['expanded']);
      await orca.press('Tab', [routeAt('/product').label, 'link']);
      await orca.press('Escape', [layoutText.menu, 'button', 'collapsed']);
    },
  );
});

scenario(
  'questions are buttons in headings with an expanded state, and an open answer comes next',
  'answers 1.3.1 1.3.2 4.1.2',
  async (orca) => {
    const [first, second] = [faqEntry(0), faqEntry(1)];
    await orca.open('/resources');
    await orca.press('b', [first.question, 'button', 'heading', ['level 3', 'heading 3'], 'collapsed'], { atMost: 5 });
    await orca.press('Return', ['expanded']);
    const words = plainText(first.answer[0] ?? '').split(' ');
    await orca.press('Down', [words.slice(0, 3).join(' ')]);
    await orca.press('b', [second.question, 'button', 'collapsed']);
    await orca.press('space', ['expanded']);
    await orca.press('shift+b', [first.question, 'button', 'collapsed']);
  },
);

scenario('a tooltip button has a name, and its tooltip is the description, open or closed', 'tooltip 1.4.13 4.1.2', async (orca) => {
  await orca.open(pricing.path);
  await orca.press('b', [price.label, 'button', price.tooltip], { atMost: 5 });
  await orca.press('Tab', [rateLimit.label, 'button', rateLimit.tooltip]);
  await orca.press('Escape', [], { not: [rateLimit.label] });
  await orca.press('shift+Tab', [price.label, 'button', price.tooltip]);
});

scenario('a copy button names its code, announces each copy, and does not repeat the message', 'copy 2.4.6 4.1.2 4.1.3', async (orca) => {
  await orca.open('/docs');
  await orca.press('b', [copyButton.name(firstSample), 'button'], { atMost: 30 });
  await orca.press('Return', [copyButton.copied]);
  await orca.press('Return', [copyButton.copied]);
  await orca.press('b', ['button'], { atMost: 5, not: [copyButton.copied] });
});

scenario(
  'an empty sign-in form moves focus to a list of errors with links to fields, which announce their errors',
  'form-errors 1.3.1 1.3.5 2.4.3 3.3.1 3.3.2 3.3.3 4.1.2',
  async (orca) => {
    await orca.open('/signin');
    await orca.press('e');
    await orca.press('e');
    await orca.useFocusMode();
    await orca.press('shift+Tab', [email.label, textField, 'required']);
    await orca.press('Tab', [password.label, ['password text', 'password edit', 'protected', 'secure edit text']]);
    await orca.press('Tab', [`${passwordToggle.show} ${password.noun}`, 'button']);
    await orca.press('Tab', [signIn.submit, 'button'], { atMost: 4 });
    await orca.press('Return', [problemsHeading(Object.keys(signIn.fields).length), ['panel', 'group', 'grouping']]);
    await orca.press('Tab', [email.errors.missing, 'link']);
    await orca.press('Return', [email.label, textField, errorPrefix, email.errors.missing]);
  },
);

scenario(
  'the search field announces the number of results, arrow keys announce results, and Enter leads to the row of a table',
  'search 1.3.1 2.1.1 2.4.3 2.4.5 4.1.2 4.1.3',
  async (orca) => {
    const { code, meaning } = httpCodes[1];
    const query = `${code} ${meaning}`;
    await orca.open('/search');
    await orca.useFocusMode();
    await orca.press('Tab', [searchField.label, [...textField, 'combo box', 'combobox', 'editable combo box']], { atMost: 12 });
    await orca.type(query, [search.count(2).replace('2', '').trim()]);
    await orca.press('Down', [query]);
    await orca.press('Return', [`${code}`, ['row header', 'rowheader'], titleOf(routeAt('/docs/limits-and-errors'))], { not: [tab] });
    await orca.press('shift+alt+Right', [meaning]);
  },
);
