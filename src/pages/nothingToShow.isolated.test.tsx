/** The pages of an owner who has removed what is made up, and has nothing in its place. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { setConnections } from '../testing/connections';
import { expectNoViolations } from '../testing/axe';

test.each(['/', '/resources', '/contact'])('no section of %s is a heading alone, and no text speaks of none', async (path) => {
  setConnections({ postalAddress: [], chat: [] });
  const emptied = [
    ['testimonials', '../content/pages/testimonials'],
    ['caseStudies', '../content/pages/caseStudies'],
    ['articlePages', '../content/siteRoutes'],
  ] as const;
  for (const [list, file] of emptied) vi.doMock(file, async (load) => ({ ...(await load<object>()), [list]: [] }));
  onTestFinished(() => emptied.forEach(([, file]) => vi.doUnmock(file)));
  const { renderApp } = await import('../testing/renderApp');
  await renderApp(path);
  const main = document.querySelector('main');
  for (const section of main?.querySelectorAll('section') ?? []) {
    const rest = section.cloneNode(true) as HTMLElement;
    const heading = rest.querySelector('h2');
    for (const part of rest.querySelectorAll('h2, [href$="#sample"]')) part.remove();
    expect.soft(rest.textContent.trim(), heading?.textContent).not.toBe('');
  }
  expect(main?.textContent).not.toMatch(/\bno (teams|questions)|read how/);
  for (const { hash } of main?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])
    expect(document.getElementById(hash.slice(1)), hash).not.toBeNull();
  await expectNoViolations();
});
