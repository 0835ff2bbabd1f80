import { faq } from '../src/content/faq';
import { expectNoViolations } from './engines';
import { expect, paths, test } from './test';

test.use({ javaScriptEnabled: false });

for (const path of paths) {
  test(`${path} shows all its words without JavaScript`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const heading of await page.locator('main').locator('h2, h3, h4').all()) await expect(heading).toBeVisible();
    // Nothing to press that does nothing: what is left are links, fields and the buttons of forms.
    for (const button of await page.locator('button:not([type=submit])').all()) await expect(button).toBeHidden();
  });
}

test('the navigation leads from page to page without JavaScript', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Product', 'Docs', 'Pricing']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page).toHaveURL('/pricing');
});

test('tabs, answers and code samples all stand on the page', async ({ page }) => {
  await page.goto('/product');
  for (const name of ['Hub', 'Orchestrator', 'Security', 'Monitoring']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('tablist').first()).toBeHidden();
  await expect(page.locator('figure:visible')).toHaveCount(12);
  await page.goto('/resources');
  for (const { id, question } of faq) {
    expect(await page.locator(`#faq-${id} [data-without-app]`).textContent()).toBe(question);
    await expect(page.locator(`#faq-${id} + * p`).first()).toBeVisible();
  }
});

for (const path of ['/signin', '/signup', '/contact']) {
  test(`the form of ${path} sends nothing, and says what to do instead`, async ({ page }) => {
    const requests: string[] = [];
    await page.goto(path);
    // The browser fetches the icon when it likes.
    page.on('request', (request) => request.url().endsWith('/favicon.svg') || requests.push(request.url()));
    for (const box of await page.getByRole('textbox').all()) await box.fill('secret@example.com');
    for (const box of await page.locator('input[type=password]').all()) await box.fill('secret-password');
    await page.locator('main button[type=submit]').click();
    await page.waitForTimeout(300);
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(path);
    await expect(page.locator('main [data-without-app]')).toBeVisible();
    expect(await page.locator('main [data-without-app]').innerHTML()).toMatch(/JavaScript.*mailto:/s);
  });
}

test('axe finds nothing on the pages that change most, before the script has arrived', async ({ browser, baseURL }) => {
  // axe needs script to run, so it is the page's own that is kept out.
  const context = await browser.newContext({ javaScriptEnabled: true, baseURL });
  const page = await context.newPage();
  await page.route('**/*.js', (route) => route.abort());
  for (const path of ['/product', '/resources', '/signin']) {
    await page.goto(path);
    await expectNoViolations(page);
  }
  await context.close();
});
