import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { contact } from '../../content/pages/contact';
import { limitOf, planFacts } from '../../content/facts/planFacts';
import { planFeatures, plans, pricingPage } from '../../content/pages/plans';
import { expectNoViolations } from '../../testing/axe';
import { main } from '../../testing/main';
import { recordAnnouncements } from '../../testing/recordAnnouncements';
import { renderApp } from '../../testing/renderApp';
import { Plans } from './Plans';
import { limits } from './planThatFits';

beforeEach(() => renderApp('/pricing', '/contact').then(() => undefined));

const table = () => within(main().getByRole('table'));

const tipButton = (label: string) => table().getByRole('button', { name: label });

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

test.each(planFacts.map((facts, index) => ({ ...facts, smaller: planFacts[index - 1] })))(
  'shows $name at $price per month with all features, what differs from the smaller plan in bold, and an action',
  ({ smaller, ...facts }) => {
    const { name, price } = facts;
    expect(card(name).textContent).toContain(`${price} ${pricingPage.perMonth}`);
    const features = planFeatures.filter(({ id }) => id !== 'price');
    const shown = within(card(name)).getAllByRole('definition');
    expect(shown.map(({ textContent }) => textContent)).toEqual(features.map(({ id }) => facts[id]));
    const bold = features.filter((_, index) => shown[index]?.querySelector('strong'));
    expect(bold).toEqual(features.filter(({ id }) => smaller && smaller[id] !== facts[id]));
    expect(within(card(name)).getAllByRole('link')).toHaveLength(1);
  },
);

const field = () => main().getByRole<HTMLInputElement>('textbox', { name: pricingPage.finder.label });
const slider = () => main().getByRole('slider');
const finder = () => within(main().getByRole('group', { name: pricingPage.finder.label }));
const marked = () => planFacts.filter(({ name }) => within(card(name)).queryByText(pricingPage.fits)).map(({ name }) => name);
/** The finder and the cards agree. */
const fitting = () => {
  const found = planFacts.filter((facts) => finder().queryByText(pricingPage.finder.result(facts), { exact: false }));
  expect(marked()).toEqual(found.map(({ name }) => name));
  return marked();
};

/** The plan for a number of requests per minute. */
const planFor = (requests: number) => planFacts.find((facts) => requests <= limitOf(facts));

test.each(
  [1, ...limits.flatMap((limit) => [limit, limit + 1])].map((requests) => {
    const smaller = planFacts.filter((facts) => limitOf(facts) < requests).at(-1);
    const reason = smaller && pricingPage.finder.tooSmall(smaller, limitOf(smaller).toLocaleString('en'));
    return [String(requests), planFor(requests)?.name ?? '', reason] as const;
  }),
)('marks, links to, and announces for %s requests per minute the plan %s, with the reason "%s"', async (requests, name, reason) => {
  const announced = recordAnnouncements();
  await userEvent.type(field(), requests);
  expect(fitting()).toEqual([name]);
  expect(document.querySelector(finder().getByRole('link').getAttribute('href') ?? '')?.textContent).toBe(name);
  await waitFor(() => expect(announced).toHaveLength(1));
  expect(announced[0]).toMatch(new RegExp(`^${name} fits.*${reason ?? 'month.'}$`));
  expect(finder().getByText(announced[0] ?? '')).toBeInstanceOf(HTMLElement);
});

test('has a slider that starts at no number, and that ends beyond every limit', () => {
  expect(slider()).toHaveProperty('value', slider().getAttribute('min'));
  expect(slider().getAttribute('aria-valuetext')).toBe(pricingPage.finder.noValue);
  const max = slider().getAttribute('max') ?? '';
  fireEvent.change(slider(), { target: { value: max } });
  expect(fitting()).toEqual([planFacts.at(-1)?.name]);
  expect(slider().getAttribute('aria-valuetext')).toBe(pricingPage.finder.highestValue(Number(max).toLocaleString('en')));
  fireEvent.change(slider(), { target: { value: slider().getAttribute('min') } });
  expect(field().value, 'the start of the slider empties the field').toBe('');
  expect(fitting()).toEqual([]);
});

test('leaves no step between the start of the slider and its first number', () => {
  const [min, step] = ['min', 'step'].map((name) => Number(slider().getAttribute(name)));
  fireEvent.change(slider(), { target: { value: String(Number(min) + Number(step)) } });
  expect(field().value).toBe(String(step));
});

test.each(['1,000', '1.000', '1 000', '1’000'])('reads %s requests as one thousand', async (requests) => {
  await userEvent.type(field(), requests);
  expect(fitting()).toEqual([planFor(1000)?.name]);
  expect(slider()).toHaveProperty('value', '1000');
  expect(slider().getAttribute('aria-valuetext')).toBe(pricingPage.finder.value('1,000'));
});

test('keeps the number until the next visit, and then announces nothing', async () => {
  await userEvent.type(field(), '500');
  cleanup();
  vi.useFakeTimers();
  const announced = recordAnnouncements();
  const shown = render(<Plans />);
  expect(within(shown.container).getByRole('textbox')).toHaveProperty('value', '500');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(announced).toEqual([]);
});

test('copies the number from the slider into the field, and gives the slider a text value', () => {
  fireEvent.change(slider(), { target: { value: '1500' } });
  expect(field()).toHaveProperty('value', '1500');
  expect(slider().getAttribute('aria-valuetext')).toBe(pricingPage.finder.value('1,500'));
  expect(fitting()).toEqual([planFor(1500)?.name]);
});

test.each(['0', '-5', '1.5', 'ten'])('suggests no plan for %s, and announces once what to enter', async (requests) => {
  const announced = recordAnnouncements();
  await userEvent.type(field(), requests);
  expect(finder().getByText(pricingPage.finder.invalid)).toBeTruthy();
  await waitFor(() => expect(announced).toEqual([pricingPage.finder.invalid]));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(fitting()).toEqual([]);
});

test('prefills the subject of the message to sales', async () => {
  await userEvent.click(main().getAllByRole('link', { name: plans.enterprise.action.text })[0] ?? expect.unreachable());
  expect(await screen.findByRole('textbox', { name: contact.form.fields.subject.label })).toHaveProperty(
    'value',
    contact.subjects.enterprise,
  );
});

test('tags only the popular plan as popular', () => {
  for (const { name, isPopular } of planFacts)
    expect(within(card(name)).queryAllByText(pricingPage.popular)).toHaveLength(isPopular ? 1 : 0);
});

test('compares the plans in a table without blank cells', () => {
  const headers = table().getAllByRole('columnheader');
  const columns = planFacts.map(({ name, isPopular }) => (isPopular ? `${name} (${pricingPage.popular})` : name));
  expect(headers.map((header) => header.textContent)).toEqual([pricingPage.featureColumn, ...columns]);
  const rows = table().getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([...planFeatures.map(({ id }) => planFacts.map((facts) => facts[id])), Object.values(plans).map(({ action }) => action.text)]);
});

test('has row headers with only the name of the feature', () => {
  const headers = table().getAllByRole('rowheader');
  expect(headers).toHaveLength(planFeatures.length + 1);
  for (const { label } of planFeatures) expect(table().getByRole('rowheader', { name: label })).toBeTruthy();
});

test.each(planFeatures)('explains "$label" in a tooltip, and in the same text below the table', async ({ label, tooltip }) => {
  const button = tipButton(label);
  await userEvent.click(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe(tooltip);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(tooltip);
});
