/** Tests a copy of the site with another owner, in a subfolder of its host, and with forms that are connected to a server. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signUp } from '../content/pages/account';
import { contact } from '../content/pages/contact';
import { planFacts } from '../content/facts/planFacts';
import { errorPrefix, noAnswer } from '../content/interface';
import { notFound } from '../content/siteRoutes';
import { compare, linesOf } from './hosts/differences';
import { closeCopy, expectNoTraceOfProject, formServer, origin, owner, test } from './otherOwner';
import { errorSummary, linkTo, pageHeading, submitButton } from '../../a11y/locators';
import { hydrated, openPage } from '../../a11y/openPage';
import { expect } from '../../a11y/test';
import { unescaped } from '../testing/unescaped';

// One worker runs all tests, because each worker would need a build.
test.describe.configure({ mode: 'default' });
test.afterAll(closeCopy);

test('has no trace of the project, and links, reloads, and unknown URLs work in the subfolder', async ({ page, copy, consoleErrors }) => {
  const dist = join(copy.folder, 'dist');
  expectNoTraceOfProject(copy.folder);
  for (const file of ['index.html', 'llms.txt', 'docs/changelog.xml'])
    expect.soft(unescaped(readFileSync(join(dist, file), 'utf8')), file).toContain(owner.name);

  const outside = new RegExp(`(${origin}|\\s(href|src|data-modules)="([^"]* )?)/(?!hub/).{0,40}`, 'g');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|md|json|txt|xml)$/.test(file)))
    expect.soft(readFileSync(join(dist, name), 'utf8').match(outside), `${name} names a URL outside the folder`).toBeNull();

  await openPage(page, '/hub/');
  for (const path of ['/product', '/pricing'] as const) {
    const url = `/hub${path}`;
    const heading = pageHeading(page);
    await page.evaluate(() => (document.documentElement.dataset.same = 'document'));
    await linkTo(page, path).click();
    await expect(page).toHaveURL(url);
    await expect(page.locator('[aria-current]').first()).toHaveAttribute('href', url);
    await expect(page.locator('html'), 'a link loads no page').toHaveAttribute('data-same', 'document');
    const text = (await heading.textContent()) ?? '';
    await openPage(page, page.url());
    await expect(heading).toHaveText(text);
  }

  const differences = await compare(dist, `${copy.url}/hub/`);
  const others = differences.filter(({ kind }) => kind !== 'Content-Security-Policy' && kind !== 'Referrer-Policy');
  expect(linesOf(others), 'besides what forms change').toEqual([]);
  expect((await page.request.get('/hub', { maxRedirects: 0 })).headers().location).toBe('/hub/');
  expect(consoleErrors).toEqual([]);
  for (const url of ['/hub/nope', '/terms']) {
    expect((await page.goto(url))?.status(), url).toBe(404);
    await hydrated(page);
    await expect(page).toHaveURL(url);
    await expect(page).toHaveTitle(new RegExp(`^${notFound.title}`));
  }
  await linkTo(page, '/pricing').click();
  await expect(page).toHaveURL('/hub/pricing');
  for (const error of consoleErrors.splice(0)) expect(error, 'the browser logs the status').toContain('404');
});

test('a long name leaves the header one row high, which is the room for the header that returns', async ({ page }) => {
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/hub/terms');
    expect((await page.getByRole('banner').boundingBox())?.height, `${width} px`).toBe(61);
  }
});

/** What visitors type into each form, by the name of the field. */
const posts = [
  { path: '/signin', to: '/in', typed: { email: 'ada@example.com', password: 'pa55 & word' }, ticked: { remember: 'on' } },
  {
    path: '/signup',
    to: '/up',
    typed: { name: 'Ada Söhne', email: 'ada@example.com', password: 'pa55 & word', confirmPassword: 'pa55 & word' },
    ticked: { terms: 'on' },
  },
  { path: '/contact', to: '/send', typed: { name: '', email: 'ada@example.com', subject: 'Hello', message: 'Two\r\nlines' }, ticked: {} },
] as const;

const fieldNamed = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);

async function fillIn(page: Page, { typed, ticked }: Pick<(typeof posts)[number], 'typed' | 'ticked'>) {
  for (const [name, text] of Object.entries(typed)) await fieldNamed(page, name).fill(text);
  for (const name of Object.keys(ticked)) await fieldNamed(page, name).check();
}

for (const { path, to, ...input } of posts) {
  const received = (site: string, hidden = {}) => [
    { request: `POST ${to} application/x-www-form-urlencoded`, origin: site, fields: { ...input.typed, ...input.ticked, ...hidden } },
  ];

  test(`a double click posts ${path} once, and the form waits until no answer comes`, async ({ page, copy, forms, consoleErrors }) => {
    await page.clock.install();
    // Playwright cannot look at a page that waits for another.
    const plan: Record<string, string> = path === '/signup' ? { plan: planFacts[0].id } : {};
    const url = `/hub${path}?${new URLSearchParams(plan)}`;
    await openPage(page, url);
    await fillIn(page, input);
    await submitButton(page).dblclick();
    await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(submitButton(page)).toBeFocused();
    await expect(page.getByText(contact.sending.heading, { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await fieldNamed(page, 'email').press('Enter');
    await expect(page).toHaveURL(url);
    await expect.poll(forms.take).toEqual(received(copy.url, plan));
    await page.clock.runFor(10_000);
    await expect(page.getByText(noAnswer.heading)).toBeVisible();
    await submitButton(page).click();
    await expect.poll(forms.take).toEqual(received(copy.url, plan));
    // Back from a server that has failed. Playwright turns the back/forward cache off.
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await openPage(page, url);
    await expect(fieldNamed(page, 'email'), 'a draft until it was sent').toHaveValue(input.typed.email);
    expect(new Set(consoleErrors.splice(0))).toEqual(new Set([`request to ${formServer}${to}`]));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} posts the same fields`, async ({ page, copy, forms, consoleErrors }) => {
      forms.redirect = `${copy.url}/hub/`;
      await page.goto(`/hub${path}`);
      await fillIn(page, input);
      await submitButton(page).click();
      await expect(page).toHaveURL('/hub/');
      expect(forms.take()).toEqual(received(copy.url));
      expect(consoleErrors.splice(0)).toEqual([`request to ${formServer}${to}`]);
    });
  });
}

test('an error in the URL of a redirect is shown at its field, and typed text stays', async ({ page, copy, forms, consoleErrors }) => {
  forms.redirect = `${copy.url}/hub/signup?error=email-taken`;
  await openPage(page, '/hub/signup');
  await fillIn(page, posts[1]);
  await submitButton(page).click();
  await expect(page).toHaveURL('/hub/signup?error=email-taken');
  await hydrated(page);
  const email = fieldNamed(page, 'email');
  const message = signUp.fields.email.errors.taken;
  await expect(errorSummary(page)).toBeFocused();
  await errorSummary(page).getByRole('link', { name: message, exact: true }).press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(`${errorPrefix} ${message}`);
  await expect(email).toHaveValue(posts[1].typed.email);
  await expect(fieldNamed(page, 'password')).toHaveValue('');
  expect(consoleErrors.splice(0)).toEqual([`request to ${formServer}/up`]);
});

test('a message that was sent is no draft any more', async ({ page, copy, forms, consoleErrors }) => {
  forms.redirect = `${copy.url}/hub/`;
  await openPage(page, '/hub/contact');
  await fieldNamed(page, 'message').fill('Hello');
  await submitButton(page).click();
  await expect(page).toHaveURL('/hub/');
  await hydrated(page);
  await linkTo(page, '/contact').click();
  await expect(fieldNamed(page, 'message')).toHaveValue('');
  expect(consoleErrors.splice(0)).toEqual([`request to ${formServer}/send`]);
});
