import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { planFacts } from '../../content/facts/planFacts';
import { featureIds, plans, pricingPage } from '../../content/pages/plans';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';

test('the table shows all facts of each plan, and a card shows its price, rate limit, and link', async () => {
  await renderApp('/pricing');
  const rows = Array.from(main().getByRole<HTMLTableElement>('table').tBodies[0]?.rows ?? []);
  const cells = rows.map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent));
  expect(cells.slice(0, featureIds.length)).toEqual(featureIds.map((id) => planFacts.map((facts) => facts[id])));
  const heads = main().getAllByRole<HTMLTableCellElement>('columnheader');
  // Very narrow windows show the name of its column in each cell.
  for (const { cellIndex, dataset } of rows.flatMap((row) => Array.from(row.querySelectorAll('td'))))
    expect([dataset.column, dataset.marked]).toEqual([heads[cellIndex]?.textContent, heads[cellIndex]?.dataset.marked]);
  for (const facts of planFacts) {
    const card = main().getByRole('heading', { level: 3, name: facts.name }).closest('li') ?? expect.unreachable(facts.name);
    expect(card.textContent).toContain(facts.price);
    expect(card.textContent).toContain(facts.rateLimit);
    expect(within(card).queryAllByText(pricingPage.popular)).toHaveLength(facts.isPopular ? 1 : 0);
    expect(within(card).getByRole('link').getAttribute('href')).toBe(plans[facts.id].action.href);
  }
});
