import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { callLog } from '../../content/pages/callLog';
import { Announcer } from '../../layout/Announcer/Announcer';
import { emptyRegionMs } from '../../lib/announce';
import { expectNoViolations } from '../../testing/axe';
import { FilteredCallLog } from './CallLog';

const { calls, filters, count } = callLog;
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('has no accessibility violations', async () => {
  render(<FilteredCallLog />);
  await expectNoViolations('component');
});

test('shows the calls of the chosen kind, and says and announces how many', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <>
      <Announcer />
      <FilteredCallLog />
    </>,
  );
  expect(rows()).toHaveLength(calls.length);
  for (const { id, label } of filters.toReversed()) {
    const radio = screen.getByRole('radio', { name: label });
    await userEvent.click(radio);
    const expected = calls.filter((call) => id === 'all' || call.kind === id);
    expect(expected, label).not.toEqual([]);
    expect(rows()).toEqual(expected.map((call) => call.id));
    await act(() => vi.advanceTimersByTimeAsync(emptyRegionMs));
    // Two kinds may have as many calls. The same message again ends in a space.
    expect(screen.getByRole('status').textContent.trim()).toBe(count(expected.length, calls.length));
    expect(screen.getAllByText(count(expected.length, calls.length)), 'announced and shown').toHaveLength(2);
    expect(document.activeElement).toBe(radio);
  }
  vi.useRealTimers();
});
