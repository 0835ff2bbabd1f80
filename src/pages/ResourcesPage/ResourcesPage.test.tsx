import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { articles } from '../../content/articles';
import { caseStudies } from '../../content/caseStudies';
import { faq } from '../../content/faq';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

const main = () => within(screen.getByRole('main'));
const openQuestions = () => main().queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

test('has no accessibility violations, with an answer open', async () => {
  await renderApp('/resources');
  await userEvent.click(main().getByRole('button', { name: faq[0].question }));
  await expectNoViolations();
});

test.each(articles)('leads from a teaser to the article "$title"', async ({ id, title, summary }) => {
  await renderApp('/resources');
  expect(main().getByText(summary)).toBeTruthy();
  const link = main().getByRole('link', { name: `Read the article: ${title}` });
  expect(link.getAttribute('href')).toBe(`#${id}`);
  const heading = main().getByRole('heading', { level: 2, name: title });
  expect(heading.id).toBe(id);
  expect(main().getByRole('article', { name: title }).textContent.length).toBeGreaterThan(1000);
});

test('has two case studies, and says that they are examples', async () => {
  await renderApp('/resources');
  for (const { title } of caseStudies) {
    const terms = within(main().getByRole('article', { name: title })).getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual(['Company', 'Problem', 'Approach', 'Outcome']);
  }
  expect(main().getByText(/are examples/)).toBeTruthy();
});

test('asks ten questions under one heading, all closed', async () => {
  await renderApp('/resources');
  const questions = main().getAllByRole('button');
  expect(questions.map((button) => button.textContent)).toEqual(faq.map(({ question }) => question));
  expect(questions).toHaveLength(10);
  expect(openQuestions()).toEqual([]);
});

test('opens one question at a time', async () => {
  await renderApp('/resources');
  await userEvent.click(main().getByRole('button', { name: faq[2].question }));
  await userEvent.click(main().getByRole('button', { name: faq[7].question }));
  expect(openQuestions()).toEqual([faq[7].question]);
});

test('opens the answer that a link points to', async () => {
  await renderApp(`/resources#faq-${faq[4].id}`);
  expect(document.getElementById(`faq-${faq[4].id}`)?.textContent).toBe(faq[4].question);
  expect(openQuestions()).toEqual([faq[4].question]);
});

test('has the opened answer open on return', async () => {
  await renderApp('/resources');
  await userEvent.click(main().getByRole('button', { name: faq[5].question }));
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Pricing' }));
  await screen.findByRole('heading', { level: 1, name: 'Pricing' });
  history.back();
  await screen.findByRole('heading', { level: 1, name: 'Resources' });
  expect(openQuestions()).toEqual([faq[5].question]);
});
