import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typingDemo } from '../../content/interface';
import { expectNoViolations } from '../../testing/axe';
import { setReducedMotion } from '../../testing/setup';
import { TypingDemo } from './TypingDemo';

const text = 'curl "https://example.org/"\n  -d "hello"';
const code = { code: text, runs: `_5s22_${text.length - 27}` };
const otherCode = { code: 'wget it', runs: '_7' };

// Fakes only the clock of the demo, because user-event needs real timeouts.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function renderDemo() {
  return render(<TypingDemo key="curl" title="First call" code={code} />);
}

/** The frames of fake timers. */
const frameMs = 16;
/** The time until the first frame in which the whole text is typed. */
const typingMs = Math.ceil((20 * text.length) / frameMs) * frameMs;

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const button = (name: string) => screen.getByRole('button', { name });
const isShowingAll = () => button(typingDemo.showAll).getAttribute('aria-disabled') === 'true';

const animatedCode = () => document.querySelector('pre[aria-hidden="true"] code');

/** The text before the caret, which is the only empty element. */
function typedText() {
  const shown = animatedCode();
  const caret = Array.from(shown?.querySelectorAll('span') ?? []).find((element) => !element.textContent);
  if (!shown || !caret) return shown?.textContent;
  const typed = document.createRange();
  typed.setStart(shown, 0);
  typed.setEndBefore(caret);
  return typed.toString();
}

test('has no accessibility violations while typing and after it', async () => {
  vi.useRealTimers();
  render(<TypingDemo title="First call" code={code} />);
  await expectNoViolations('component');
  await userEvent.click(button(typingDemo.showAll));
  await expectNoViolations('component');
});

test('types a character every 20 ms and stops at the end', async () => {
  renderDemo();
  expect(typedText()).toBe('');
  await wait(80);
  expect(typedText()).toBe(text.slice(0, 4));
  await wait(80);
  expect(typedText()).toBe(text.slice(0, 8));
  await wait(typingMs - 160 - frameMs);
  expect(typedText()).toBe(text.slice(0, -1));
  expect(isShowingAll()).toBe(false);
  await wait(frameMs);
  expect(isShowingAll()).toBe(true);
});

test('renders once a frame at most', async () => {
  const commits = vi.fn<() => void>();
  render(
    <Profiler id="demo" onRender={commits}>
      <TypingDemo title="First call" code={code} />
    </Profiler>,
  );
  commits.mockClear();
  // A page that is too busy for frames runs timers.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 200);
  await wait(frameMs - 1);
  expect(commits).not.toHaveBeenCalled();
  await wait(1);
  expect(commits).toHaveBeenCalledOnce();
});

test('catches up after the page was too busy to render', async () => {
  renderDemo();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 200);
  await wait(20);
  expect(typedText()).toBe(text.slice(0, 10));
});

test('pauses and resumes at the same character', async () => {
  renderDemo();
  await wait(80);
  await userEvent.click(button(typingDemo.pause));
  expect(document.activeElement).toBe(button(typingDemo.play));
  await wait(5000);
  expect(typedText()).toBe(text.slice(0, 4));
  await userEvent.click(button(typingDemo.play));
  await wait(40);
  expect(typedText()).toBe(text.slice(0, 6));
});

test('shows the whole sample on a click on "Show all", and keeps focus on the button', async () => {
  renderDemo();
  await wait(100);
  await userEvent.click(button(typingDemo.showAll));
  expect(isShowingAll()).toBe(true);
  expect(document.activeElement).toBe(button(typingDemo.showAll));
  await userEvent.keyboard('{Enter}');
  await wait(5000);
  expect(isShowingAll()).toBe(true);
});

test('keeps focus on the Play button when typing ends', async () => {
  renderDemo();
  await userEvent.tab();
  expect(document.activeElement).toBe(button(typingDemo.pause));
  await wait(typingMs);
  expect(document.activeElement).toBe(button(typingDemo.play));
});

test('plays again only after a click', async () => {
  const { rerender } = renderDemo();
  await wait(typingMs);
  rerender(<TypingDemo key="curl" title="First call" code={code} />);
  await wait(60_000);
  expect(isShowingAll()).toBe(true);
  await userEvent.click(button(typingDemo.play));
  await wait(3 * frameMs);
  expect(typedText()).toBe('cu');
});

test('keeps its place in the sample when the code changes, and does not start over', async () => {
  const { rerender } = renderDemo();
  await wait(typingMs);
  rerender(<TypingDemo key="curl" title="First call" code={{ code: `${text}${text}`, runs: `_${2 * text.length}` }} />);
  await wait(100);
  expect(isShowingAll()).toBe(true);
});

test('starts over when its key and sample change', async () => {
  const { rerender } = renderDemo();
  await wait(typingMs);
  rerender(<TypingDemo key="wget" title="Other call" code={otherCode} />);
  expect(isShowingAll()).toBe(false);
  await wait(typingMs);
  expect(isShowingAll()).toBe(true);
});

test('always exposes the whole sample to screen readers and hides the animated one', async () => {
  renderDemo();
  for (const milliseconds of [0, 100, 5000]) {
    await wait(milliseconds);
    const samples = screen.getAllByText((_, element) => element?.tagName === 'CODE' && element.textContent === text);
    expect(samples.filter((element) => !element.closest('[aria-hidden="true"]'))).toHaveLength(1);
    expect(animatedCode()?.textContent, 'the whole sample is visible, once').toBe(text);
  }
});

test('has no live region', () => {
  renderDemo();
  expect(document.querySelector('[aria-live], [role="status"], [role="alert"], [role="log"]')).toBeNull();
});

test('shows the whole sample and no controls under prefers-reduced-motion', async () => {
  setReducedMotion(true);
  renderDemo();
  for (const name of [typingDemo.pause, typingDemo.play, typingDemo.showAll]) expect(screen.queryByRole('button', { name })).toBeNull();
  const shown = document.querySelector('pre[aria-hidden="true"]')?.innerHTML;
  expect(shown).toContain('<span class');
  await wait(1000);
  expect(document.querySelector('pre[aria-hidden="true"]')?.innerHTML).toBe(shown);
});

test('has the whole sample in prerendered HTML', () => {
  const html = renderToString(<TypingDemo title="First call" code={otherCode} />);
  expect(html.match(/wget it/g)).toHaveLength(2);
});
