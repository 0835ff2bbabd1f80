import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { main } from '../../testing/main';

test('without a popular plan, no column is marked, and a number beyond every limit is not called wrong, and texts name no other plan', async () => {
  vi.doMock('../../content/facts/planFacts', async (load) => {
    const facts = await load<typeof import('../../content/facts/planFacts')>();
    return { ...facts, planFacts: [{ ...facts.planFacts[0], isPopular: false, rateLimit: '100 requests/minute' }] };
  });
  const { pricingPage } = await import('../../content/pages/plans');
  await (await import('../../testing/renderApp')).renderApp('/pricing');
  expect(main().queryAllByText(/1,000 requests/)).toEqual([]);
  expect((await import('../../content/pages/contact')).contact.replies).not.toMatch(/Access/);
  expect(main().getByRole('table').querySelector('[data-marked]')).toBeNull();
  fireEvent.change(screen.getByLabelText(pricingPage.finder.label), { target: { value: '101' } });
  expect(await main().findByText(pricingPage.finder.tooMany, { exact: false })).toBeTruthy();
});
