import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { planFacts } from '../../content/planFacts';
import { planFeatures } from '../../content/plans';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

beforeEach(() => renderApp('/pricing').then(() => undefined));

const main = () => within(screen.getByRole('main'));
const table = () => within(main().getByRole('table'));

function card(name: string) {
  const item = main().getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`"${name}" is no card.`);
  return item;
}

test('has no accessibility violations, with a tooltip open', async () => {
  await userEvent.click(main().getByRole('button', { name: 'About Support' }));
  await screen.findByRole('tooltip');
  await expectNoViolations();
});

test.each([
  ['Starter', '$0', ['100 requests/minute', '7 days', 'community', 'none', '3']],
  ['Access', '$280', ['1,000 requests/minute', '30 days', 'email, 24h SLA', '99.9%', 'all']],
  ['Enterprise', '$999', ['custom', 'custom', 'dedicated Slack', '99.99%', 'all']],
])('shows %s at %s per month with its facts and an action', (name, price, facts) => {
  expect(card(name).textContent).toContain(`${price} per month`);
  const values = within(card(name)).getAllByRole('definition');
  expect(values.map((value) => value.textContent)).toEqual(facts);
  expect(within(card(name)).getAllByRole('link')).toHaveLength(1);
});

test('marks Access, and only Access, as popular in words', () => {
  expect(['Starter', 'Access', 'Enterprise'].filter((name) => /popular/i.test(card(name).textContent))).toEqual(['Access']);
});

test('sets the plans side by side, without a blank cell', () => {
  const headers = table().getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent.split(' ')[0])).toEqual(['Feature', 'Starter', 'Access', 'Enterprise']);
  const rows = table().getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').map((cell) => cell.textContent))).toEqual(
    planFeatures.map(({ id }) => planFacts.map((facts) => facts[id])),
  );
});

test('has only the feature in the header of a row, for readers that announce all that it holds with each cell', () => {
  const group = main().getByRole('group', { name: 'What the features mean' });
  const elsewhere = group.getAttribute('aria-owns')?.split(' ') ?? [];
  const announced = table().getAllByRole('rowheader').map((header) => {
    const copy = header.cloneNode(true) as HTMLElement;
    for (const id of elsewhere) copy.querySelector(`#${id}`)?.remove();
    return copy.textContent;
  });
  expect(announced).toEqual(planFeatures.map(({ label }) => label));
});

test.each(planFeatures)('explains "$label" in a tooltip, and in the same words below the table', async ({ label, tooltip }) => {
  const button = table().getByRole('button', { name: `About ${label}` });
  await userEvent.click(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe(tooltip);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(tooltip);
});
