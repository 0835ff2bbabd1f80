import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failoverOrder } from '../../content/pages/failoverOrder';
import { Announcer } from '../../layout/Announcer/Announcer';
import { emptyRegionMs } from '../../lib/announce';
import { expectNoViolations } from '../../testing/axe';
import { FailoverOrder } from './FailoverOrder';

const names = failoverOrder.entries.map(({ name }) => name);
const [first = '', second = '', ...others] = names;
const button = (name: string) => screen.getByRole('button', { name });
const shownOrder = () => screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);

test('has no accessibility violations', async () => {
  render(<FailoverOrder />);
  await expectNoViolations('component');
});

test('moves a provider to the end and back, keeps focus on the pressed button, and announces each place', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <>
      <Announcer />
      <FailoverOrder />
    </>,
  );
  const press = async (name: string, place: number, key = '{Enter}') => {
    await userEvent.keyboard(key, {});
    await act(() => vi.advanceTimersByTimeAsync(emptyRegionMs));
    expect(screen.getByRole('status').textContent).toBe(failoverOrder.moved(name, place));
  };
  const down = button(failoverOrder.down(second));
  down.focus();
  for (let place = 3; place <= names.length; place++) await press(second, place, place === 3 ? '{Enter}' : ' ');
  expect(shownOrder()).toEqual([first, ...others, second]);
  expect(screen.getByText(failoverOrder.result(first, [...others, second]))).toBeTruthy();
  expect(document.activeElement).toBe(down);
  expect(down.getAttribute('aria-disabled')).toBe('true');

  await userEvent.keyboard('{Enter}');
  expect(shownOrder().at(-1), 'a disabled button does nothing').toBe(second);

  const up = button(failoverOrder.up(second));
  up.focus();
  for (let place = names.length - 1; place >= 1; place--) await press(second, place);
  expect(shownOrder()).toEqual([second, first, ...others]);
  expect(document.activeElement).toBe(up);
  vi.useRealTimers();
});
