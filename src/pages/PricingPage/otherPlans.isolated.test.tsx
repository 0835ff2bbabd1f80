import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pricingPage } from '../../content/pages/plans';
import { main } from '../../testing/main';

test('without a popular plan, no column is marked, and a number beyond every limit is not called wrong', async () => {
  vi.resetModules();
  onTestFinished(() => void vi.doUnmock('../../content/facts/planFacts'));
  vi.doMock('../../content/facts/planFacts', async (load) => {
    const facts = await load<typeof import('../../content/facts/planFacts')>();
    return { ...facts, planFacts: [{ ...facts.planFacts[0], isPopular: false, rateLimit: '100 requests/minute' }] };
  });
  await (await import('../../testing/renderApp')).renderApp('/pricing');
  expect(main().getByRole('table').querySelector('[data-marked]')).toBeNull();
  fireEvent.change(screen.getByLabelText(pricingPage.finder.label), { target: { value: '101' } });
  expect(main().getByText(pricingPage.finder.tooMany, { exact: false })).toBeTruthy();
});
