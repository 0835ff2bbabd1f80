import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { planFacts } from '../../content/planFacts';
import { planFeatures, pricingPage } from '../../content/plans';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

beforeEach(() => renderApp('/pricing').then(() => undefined));

const main = () => within(screen.getByRole('main'));
const table = () => within(main().getByRole('table'));

const tipButton = (label: string) => table().getByRole('button', { name: `${pricingPage.tooltipButtonLabel} ${label}` });

function card(name: string) {
  const item = main().getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`"${name}" is no card.`);
  return item;
}

test('has no accessibility violations with a tooltip open', async () => {
  await userEvent.click(tipButton(planFeatures[0].label));
  await screen.findByRole('tooltip');
  await expectNoViolations();
});

test.each(planFacts)('shows $name at $price per month with its rate limit and an action', ({ name, price, rateLimit }) => {
  expect(card(name).textContent).toContain(`${price} ${pricingPage.perMonth}`);
  expect(card(name).textContent).toContain(rateLimit);
  expect(within(card(name)).getAllByRole('link')).toHaveLength(1);
});

const field = () => main().getByRole('spinbutton', { name: pricingPage.finder.label });
const slider = () => main().getByRole('slider');
const status = () => main().getByRole('status').textContent;
const marked = () => planFacts.filter(({ name }) => within(card(name)).queryByText(pricingPage.finder.fits)).map(({ name }) => name);

test.each([
  ['1', 'Starter'],
  ['100', 'Starter'],
  ['101', 'Access'],
  ['1000', 'Access'],
  ['1001', 'Enterprise'],
])('marks and announces for %s requests per minute the plan %s', async (requests, name) => {
  await userEvent.type(field(), requests);
  expect(marked()).toEqual([name]);
  await waitFor(() => expect(status()).toContain(`${name} ${pricingPage.finder.fits.toLowerCase()}`));
});

test('has a slider that reaches beyond every limit, and that has no value before a number is entered', () => {
  expect(slider().getAttribute('aria-valuetext')).toBe(pricingPage.finder.noValue);
  fireEvent.change(slider(), { target: { value: slider().getAttribute('max') } });
  expect(marked()).toEqual([planFacts.at(-1)?.name]);
});

test('copies the number from the slider into the field, and gives the slider a text value', () => {
  fireEvent.change(slider(), { target: { value: '1500' } });
  expect(field()).toHaveProperty('value', '1500');
  expect(slider().getAttribute('aria-valuetext')).toBe(pricingPage.finder.value('1,500'));
  expect(marked()).toEqual(['Enterprise']);
});

test.each(['0', '-5', '1.5'])('marks no plan for %s, and announces at once what to enter', async (requests) => {
  await userEvent.type(field(), requests);
  expect(status()).toContain(pricingPage.finder.invalid);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(marked()).toEqual([]);
});

test('marks and announces nothing before a number is entered', () => {
  expect(marked()).toEqual([]);
  expect(status()).toBe('');
});

test('tags only the popular plan as popular', () => {
  for (const { name, isPopular } of planFacts) expect(within(card(name)).queryAllByText(pricingPage.popular)).toHaveLength(isPopular ? 1 : 0);
});

test('compares the plans in a table without blank cells', () => {
  const headers = table().getAllByRole('columnheader');
  const plans = planFacts.map(({ name, isPopular }) => (isPopular ? `${name}\u00a0(${pricingPage.popular})` : name));
  expect(headers.map((header) => header.textContent)).toEqual([pricingPage.featureColumn, ...plans]);
  const rows = table().getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').map((cell) => cell.textContent))).toEqual(
    planFeatures.map(({ id }) => planFacts.map((facts) => facts[id])),
  );
});

test('keeps tooltip buttons out of the row headers, which some screen readers announce with each cell', () => {
  const group = main().getByRole('group', { name: pricingPage.notesHeading });
  const elsewhere = group.getAttribute('aria-owns')?.split(' ') ?? [];
  const announced = table().getAllByRole('rowheader').map((header) => {
    const copy = header.cloneNode(true) as HTMLElement;
    for (const id of elsewhere) copy.querySelector(`#${id}`)?.remove();
    return copy.textContent;
  });
  expect(announced).toEqual(planFeatures.map(({ label }) => label));
});

test.each(planFeatures)('explains "$label" in a tooltip, and in the same text below the table', async ({ label, tooltip }) => {
  const button = tipButton(label);
  await userEvent.click(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe(tooltip);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(tooltip);
});
