/** Tests live regions (WCAG 4.1.3): each message is announced once and politely, and nothing else is announced. */
import { accountForms, signUp } from '../src/content/pages/account';
import {
  codeLanguageNames,
  copyButton,
  layoutText,
  passwordToggle,
  problemsHeading,
  themeControl,
  typingDemo,
} from '../src/content/interface';
import { site } from '../src/content/site';
import { faqEntry } from './articles';
import { expectAnnouncements, recordAnnouncements } from './audit/measures/liveRegions';
import { covers } from './covers';
import { noteSituation } from './situations';
import { foundAt } from './findings';
import { copyButtons, submitButton, tipButtons } from './locators';
import { openPage } from './openPage';
import { expect, test } from './test';

const statusMessages = () => covers('statusMessages', '4.1.3', '2.2.4');

const answer = ({ heading, text }: { readonly heading: string; readonly text: string }) => `${heading}${text}`;

test('a copy button fills the clipboard and announces “Copied” once for each click', statusMessages(), async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await page.clock.install();
  await openPage(page, '/docs');
  const announcements = await recordAnnouncements(page);
  const figure = page.getByRole('figure').first();
  const button = copyButtons(page).first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  const color = () => button.evaluate((element) => getComputedStyle(element).color);
  await button.hover();
  const hovered = await color();
  await button.click();
  await expect(button).toHaveAttribute('data-copied');
  expect(await color(), 'the result has its color under the pointer').not.toBe(hovered);
  expect(await button.boundingBox(), 'the button keeps its size and place').toEqual(box);
  await expectAnnouncements(announcements, [copyButton.copied]);
  await noteSituation(page, 'code was copied');
  expect(await page.evaluate(() => navigator.clipboard.readText()), 'the clipboard').toBe(await figure.locator('code').textContent());
  await page.clock.runFor(2000);
  await expect(button).not.toHaveAttribute('data-copied');
  await expectAnnouncements(announcements, [copyButton.copied]);
  await expect(button).toBeFocused();
  await button.click();
  await expectAnnouncements(announcements, [copyButton.copied, copyButton.copied]);
});

test(
  'each button of the sign-up page announces its result after each click, and typing removes it silently',
  statusMessages(),
  async ({ page }) => {
    test.skip(Boolean(site.forms.signUp || site.gitHub), 'A connected form leaves the page, and a GitHub link too.');
    await openPage(page, '/signup');
    for (const box of await page.getByRole('main').getByRole('textbox').all()) await box.fill('name@example.com');
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
    // Password advice follows a second after typing, and is not under test here.
    await expect(page.getByText(signUp.passwordAdvice.same)).toBeVisible();
    const announcements = await recordAnnouncements(page);
    const expected: string[] = [];
    const expectNext = async (...texts: readonly string[]) => expectAnnouncements(announcements, (expected.push(...texts), expected));

    for (let press = 0; press < 2; press++) {
      await submitButton(page).click();
      await expectNext(answer(signUp.result));
      await expect(submitButton(page)).toBeFocused();
    }
    await noteSituation(page, 'the form has a result');
    await page.getByRole('textbox', { name: signUp.fields.email.label }).press('End');
    await page.keyboard.type('x');
    await expect(page.getByText(signUp.result.text)).toHaveCount(0);
    await expectNext();

    const github = page.getByRole('button', { name: signUp.github });
    for (let press = 0; press < 2; press++) {
      await github.click();
      await expectNext(answer(accountForms.githubResult));
      await expect(github).toBeFocused();
    }
    await noteSituation(page, 'the GitHub button was clicked');

    for (const { noun } of [signUp.fields.password, signUp.fields.confirmPassword]) {
      await page.getByRole('button', { name: `${passwordToggle.show} ${noun}`, exact: true }).click();
      await expectNext(passwordToggle.shown(noun));
      await page.getByRole('button', { name: `${passwordToggle.hide} ${noun}`, exact: true }).click();
      await expectNext(passwordToggle.hidden(noun));
    }
  },
);

test.describe('with a fake clock', () => {
  test.beforeEach(({ page }) => page.clock.install());

  /** Milliseconds: longer than the delay of any message. */
  const later = 3000;

  test('the error summary gets focus and is not announced again', statusMessages(), async ({ page }) => {
    await openPage(page, '/signin');
    const announcements = await recordAnnouncements(page);
    const summary = page.getByRole('group', { name: problemsHeading(2) });
    await submitButton(page).click();
    await expect(summary).toBeFocused();
    await noteSituation(page, 'the form was submitted empty');
    // The second submit changes an existing summary.
    await submitButton(page).click();
    await expect(summary).toBeFocused();
    await page.clock.runFor(later);
    await expectAnnouncements(announcements, []);
    expect(await foundAt(page.locator('[role=alert], [aria-live=assertive]'), 'interrupts')).toHaveNoFindings();
  });

  test('tabs, menu, theme, answers, and tooltips announce nothing in live regions', statusMessages(), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const main = page.getByRole('main');
    const expectSilence = async (path: string, press: () => Promise<void>) => {
      await openPage(page, path);
      const announcements = await recordAnnouncements(page);
      await press();
      await page.clock.runFor(later);
      await expectAnnouncements(announcements, []);
    };
    await expectSilence('/product', async () => {
      await main.getByRole('tab', { name: codeLanguageNames.javascript }).first().click();
      await main.getByRole('tablist').first().getByRole('tab', { selected: false }).first().click();
      await page.getByRole('button', { name: layoutText.menu, exact: true }).click();
      await page.getByRole('contentinfo').getByRole('radio', { name: themeControl.themes.dark }).check();
    });
    await expectSilence('/resources', () => page.getByRole('button', { name: faqEntry(0).question }).click());
    await expectSilence('/pricing', () => tipButtons(page).first().focus());
  });

  test.describe('and with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('the typing demo announces nothing while it types', statusMessages(), async ({ page }) => {
      await openPage(page, '/');
      const announcements = await recordAnnouncements(page);
      // Pauses and continues. If everything is typed, it restarts twice.
      for (let press = 0; press < 2; press++) {
        await page.getByRole('button', { name: new RegExp(`^(?:${typingDemo.pause}|${typingDemo.play})$`) }).click();
      }
      await page.clock.runFor(2000);
      await page.clock.fastForward(20_000);
      await expect(page.getByRole('button', { name: typingDemo.showAll })).toBeDisabled();
      await expectAnnouncements(announcements, []);
    });
  });
});
