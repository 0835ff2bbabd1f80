/** Tests when the sample of the home page is typed. The checks of a11y/ test that nothing else moves, and reduced motion. */
import { codeLanguageNames } from '../../content/interface';
import { providerNames } from '../../content/facts/providers';
import { home } from '../../content/pages/home';
import { providerBay } from '../../content/pages/providerBay';
import { expectNoViolations } from '../../../a11y/axe';
import { expectAnnouncements, recordAnnouncements } from '../../../a11y/liveRegions';
import { radios, typingButton } from '../../../a11y/locators';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('types 20 ms a character in silence, and starts over only for another provider or on Play again', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  await expectNoViolations(page, 'the sample is being typed', 'strictest');
  await page.clock.pauseAt(Date.now() + 60_000);
  const provider = (name: string) => page.getByRole('group', { name: home.hero.providerLabel, exact: true }).getByLabel(name);
  const [showAll, play] = [typingButton(page, 'showAll'), typingButton(page, 'play')];
  const expectDone = (isDone: boolean, when: string) => expect(isDone ? play : showAll, when).toBeVisible();
  /** A few frames before and after the end. */
  const margin = 100;
  const code = (name: string) => page.getByRole('figure', { name: home.hero.sampleTitle(name) }).locator('code');
  const [first = '', second = ''] = Object.values(providerNames);
  const choose = async (name: string) => {
    await provider(name).click();
    await expect(provider(name)).toBeFocused();
    return 20 * ((await code(name).first().textContent()) ?? '').length;
  };

  await page.clock.runFor((await choose(second)) - margin);
  await expectDone(false, 'before the end');
  await page.clock.runFor(2 * margin);
  await expectDone(true, 'after the end');

  const announcements = await recordAnnouncements(page);
  const whole = await choose(first);
  await page.clock.runFor(whole / 2);
  await showAll.click();
  await expectDone(true, 'after Show all');
  await expect(play, 'the button keeps focus').toBeFocused();
  await page.clock.runFor(60_000);
  await expectDone(true, 'a minute later');
  // The result of another provider is announced, and typing is not.
  await expectAnnouncements(announcements, [providerBay.result([], first)]);

  await page.getByRole('switch').first().click();
  await radios(page).and(page.getByLabel(codeLanguageNames.python)).click();
  await page.clock.runFor(500);
  await expectDone(true, 'after another choice');
  await play.click();
  await page.clock.runFor(500);
  await expectDone(false, 'after Play again');
  await radios(page).and(page.getByLabel(codeLanguageNames.curl)).click();
  await expect(code(first).first()).toContainText('curl ');
  const covered = () => Array.from(CSS.highlights.values(), ([range]) => range?.startContainer.isConnected);
  expect(await page.evaluate(covered), 'other code is covered at once').toEqual([true, true]);
  await page.clock.runFor(whole - 500 + margin);
  await expectDone(true, 'another language does not start over');
});
