import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { caseStudies, caseStudiesIntro } from '../../content/pages/caseStudies';
import { faq } from '../../content/pages/faq';
import { resourcesPage } from '../../content/pages/resources';
import { layoutText } from '../../content/interface';
import { pageTitle } from '../../app/head';
import { loadArticle } from '../../app/loadPage';
import { routeById } from '../../content/routes';
import { articlePages } from '../../content/siteRoutes';
import { expectNoViolations } from '../../testing/axe';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';
import { sampleTagName } from '../../testing/sampleTagName';

const entry = (index: number) => faq[index] ?? expect.unreachable();
const openQuestions = () =>
  main()
    .queryAllByRole('button', { expanded: true })
    .map((button) => button.textContent);

test('has no accessibility violations with an answer open', async () => {
  await renderApp('/resources');
  await userEvent.click(main().getByRole('button', { name: entry(0).question }));
  await expectNoViolations();
});

test.each(articlePages)('links from a teaser to the article "$title"', async ({ path, title, description }) => {
  await renderApp('/resources');
  expect(main().getByText(description)).toBeTruthy();
  const link = main().getByRole('link', { name: `${resourcesPage.readArticle}: ${title}` });
  expect(link.getAttribute('href')).toBe(path);
});

test('draws the wiring of each case study, and labels its four facts', async () => {
  await renderApp('/resources');
  for (const { title, before, after } of caseStudies) {
    const study = within(main().getByRole('article', { name: title }));
    const names = [before, after].flatMap(({ callers, answers }) => [...callers, ...answers]);
    expect(study.getAllByRole('listitem').map((item) => item.textContent)).toEqual(names);
    const terms = study.getAllByRole('term');
    const { kindOfCompanyLabel, problemLabel, approachLabel, outcomeLabel } = caseStudiesIntro;
    expect(terms.map((term) => term.textContent)).toEqual([kindOfCompanyLabel, problemLabel, approachLabel, outcomeLabel]);
  }
});

test('tags samples', async () => {
  await renderApp('/resources');
  const articles = await Promise.all(articlePages.map(loadArticle));
  for (const [name, parts] of [
    [resourcesPage.caseStudiesHeading, caseStudies],
    [resourcesPage.articlesHeading, articles],
  ] as const) {
    const tags = within(main().getByRole('region', { name })).queryAllByRole('link', { name: sampleTagName });
    expect(tags, name).toHaveLength(parts.some((part) => part?.isSample) ? 1 : 0);
  }
});

test('reopens the answer after Back', async () => {
  await renderApp('/resources', '/pricing');
  await userEvent.click(main().getByRole('button', { name: entry(5).question }));
  const menu = within(screen.getByRole('navigation', { name: layoutText.mainNavigation }));
  await userEvent.click(menu.getByRole('link', { name: routeById('pricing').label }));
  await expectPage('pricing');
  history.back();
  await expectPage('resources');
  expect(openQuestions()).toEqual([entry(5).question]);
});

/** Checks the title, because a query by role takes most of that second on a page of this size. */
function expectPage(id: 'pricing' | 'resources') {
  return waitFor(() => expect(document.title).toBe(pageTitle(routeById(id))));
}
