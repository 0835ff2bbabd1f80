import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyButton } from '../../content/controls';
import { Announcer } from '../../layout/Announcer/Announcer';
import { expectNoViolations } from '../../testing/axe';
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
const spoken = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('has no accessibility violations', async () => {
  vi.useRealTimers();
  render(<CodeBlock title="First call, curl" code={code} />);
  await expectNoViolations('part');
});

test('shows the whole code', () => {
  renderBlock();
  expect(screen.getByRole('figure', { name: 'First call, curl' }).querySelector('pre')?.textContent).toBe('curl -X POST');
});

test('copies the code, announces it once, and shows it for two seconds', async () => {
  const user = renderBlock();
  await user.click(button());
  expect(await navigator.clipboard.readText()).toBe('curl -X POST');
  await wait(150);
  expect(spoken()).toBe(copyButton.copied);
  expect(button().hasAttribute('data-copied')).toBe(true);

  await wait(1700);
  expect(button().hasAttribute('data-copied')).toBe(true);
  await wait(300);
  expect(button().hasAttribute('data-copied')).toBe(false);
  expect(spoken()).toBe(copyButton.copied);
});

test('announces a second copy too, by emptying the live region in between', async () => {
  const user = renderBlock();
  await user.click(button());
  await wait(150);
  const region = screen.getByRole('status');
  const seen: (string | null)[] = [];
  // Trimmed: a repeated message ends with a no-break space.
  const observer = new MutationObserver(() => seen.push(region.textContent.trim()));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  await user.click(button());
  await wait(150);
  observer.disconnect();
  expect(seen).toEqual(['', copyButton.copied]);
});

test('says that a clipboard which does not answer has failed, and that it has copied when it answers after all', async () => {
  const user = renderBlock();
  let answer = () => {};
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await user.click(button());
  await wait(2900);
  expect(spoken()).toBe('');
  await wait(300);
  expect(spoken()).toBe(copyButton.spokenFailure);
  expect(getSelection()?.toString()).toBe('curl -X POST');
  expect(screen.getByText(copyButton.shownFailure)).toBeTruthy();
  answer();
  await wait(150);
  expect(spoken()).toBe(copyButton.copied);
  expect(screen.queryByText(copyButton.shownFailure)).toBeNull();
});

test('announces a failed copy, and selects the code for Ctrl+C', async () => {
  const user = renderBlock();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(button());
  await wait(150);
  expect(spoken()).toBe(copyButton.spokenFailure);
  expect(getSelection()?.toString()).toBe('curl -X POST');
  expect(screen.getByText(copyButton.shownFailure)).toBeTruthy();
  expect(button().hasAttribute('data-copied')).toBe(false);
  expect(button().hasAttribute('data-failed')).toBe(true);
});
