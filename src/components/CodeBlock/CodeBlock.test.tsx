import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyButton, wrapButton } from '../../content/interface';
import { Announcer } from '../../layout/Announcer/Announcer';
import { expectNoViolations } from '../../testing/axe';
import { setContentWidth, stubResizeObserver } from '../../testing/resize';
import { CodeBlock } from './CodeBlock';

const code = { code: 'curl -X POST', runs: 'k4_8' };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

function renderBlock() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <>
      <CodeBlock title="First call, curl" code={code} />
      <Announcer />
    </>,
  );
  return user;
}

const button = () => screen.getByRole('button', { name: copyButton.name('First call, curl') });
const announcement = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('has no accessibility violations', async () => {
  vi.useRealTimers();
  render(<CodeBlock title="First call, curl" code={code} />);
  await expectNoViolations('component');
});

test('copies the code, announces "Copied" once, and shows it for two seconds', async () => {
  const user = renderBlock();
  await user.click(button());
  expect(await navigator.clipboard.readText()).toBe('curl -X POST');
  await wait(150);
  expect(announcement()).toBe(copyButton.copied);
  expect(button().hasAttribute('data-copied')).toBe(true);

  await wait(1700);
  expect(button().hasAttribute('data-copied')).toBe(true);
  await wait(300);
  expect(button().hasAttribute('data-copied')).toBe(false);
  expect(announcement()).toBe(copyButton.copied);
});

test('shows a failure when the clipboard does not respond in time, and "Copied" when it responds later', async () => {
  const user = renderBlock();
  let resolveWrite = () => {};
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise((resolve) => (resolveWrite = resolve)));
  await user.click(button());
  await wait(2900);
  expect(announcement()).toBe('');
  await wait(300);
  expect(announcement()).toBe(copyButton.spokenFailure);
  expect(getSelection()?.toString()).toBe('curl -X POST');
  expect(screen.getByText(copyButton.shownFailure)).toBeTruthy();
  resolveWrite();
  await wait(150);
  expect(announcement()).toBe(copyButton.copied);
  expect(screen.queryByText(copyButton.shownFailure)).toBeNull();
});

test('announces a failed copy and selects the code for Ctrl+C', async () => {
  const user = renderBlock();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(button());
  await wait(150);
  expect(announcement()).toBe(copyButton.spokenFailure);
  expect(getSelection()?.toString()).toBe('curl -X POST');
  expect(screen.getByText(copyButton.shownFailure)).toBeTruthy();
  expect(button().hasAttribute('data-copied')).toBe(false);
  expect(button().hasAttribute('data-failed')).toBe(true);
});

test('offers to wrap lines only if one is wider than the block', () => {
  const resize = stubResizeObserver();
  setContentWidth(100);
  render(<CodeBlock title="First call, curl" code={code} />);
  expect(screen.queryByRole('button', { name: wrapButton('First call, curl') })).toBeNull();
  setContentWidth(200);
  resize();
  expect(screen.getByRole('button', { name: wrapButton('First call, curl') })).toBeTruthy();
});
