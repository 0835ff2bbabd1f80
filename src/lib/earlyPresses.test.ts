import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPresses, takePresses } from './earlyPresses';

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
};

/** What reaches the app. */
function listen(target: HTMLElement, type: string) {
  const heard = vi.fn<(event: Event) => void>();
  target.addEventListener(type, heard);
  return heard;
}

beforeEach(() => {
  document.body.innerHTML = '<button><i>Menu</i></button><a href="#x">Link</a><div><button role="tab">Tab</button></div>';
});

test('replays clicks in their order, once', async () => {
  keepPresses();
  await userEvent.click(element('[role=tab]'));
  await userEvent.click(element('i'));
  const replay = takePresses();
  const order: string[] = [];
  for (const selector of ['button', '[role=tab]']) element(selector).addEventListener('click', () => order.push(selector));
  await replay();
  expect(order).toEqual(['[role=tab]', 'button']);
});

test('records nothing once the app has asked for the presses', async () => {
  keepPresses();
  takePresses();
  await userEvent.click(element('button'));
  const heard = listen(element('button'), 'click');
  await takePresses()();
  expect(heard).not.toHaveBeenCalled();
});

test('ignores native controls, which work without the app', async () => {
  keepPresses();
  await userEvent.click(element('a'));
  const heard = listen(element('a'), 'click');
  await takePresses()();
  expect(heard).not.toHaveBeenCalled();
});

test('replays the keys that move between tabs, where focus is', async () => {
  keepPresses();
  element('[role=tab]').focus();
  await userEvent.keyboard('{ArrowRight}x');
  const replay = takePresses();
  const heard = listen(element('[role=tab]'), 'keydown');
  await replay();
  expect(heard.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['ArrowRight']);
});

test('waits for the effect of each key before it replays the next, and tells keys that were held down', async () => {
  document.body.innerHTML = ['One', 'Two', 'Three'].map((name) => `<button role="tab">${name}</button>`).join('');
  const first = element('[role=tab]');
  keepPresses();
  first.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight>2/}');
  const replay = takePresses();
  const heard: unknown[] = [];
  document.body.addEventListener('keydown', ({ target, repeat }) => {
    const tab = target as HTMLElement;
    heard.push([tab.textContent, repeat]);
    // As React does: not before the event is over.
    queueMicrotask(() => (tab.nextElementSibling as HTMLElement | null)?.focus());
  });
  await replay();
  expect(heard).toEqual([['One', false], ['Two', false], ['Three', true]]);
});

test('counts a press once that begins before the app and ends after it', async () => {
  keepPresses();
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: element('button') });
  const heard = listen(element('button'), 'click');
  await takePresses()();
  expect(heard).not.toHaveBeenCalled();
  await user.pointer({ keys: '[/MouseLeft]', target: element('button') });
  // A click by script, which React Aria takes for a whole press, in place of the pointer's.
  expect(heard.mock.calls.map(([event]) => (event as MouseEvent).detail)).toEqual([0]);
  await user.click(element('button'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('opens and closes the menu at once, which is not replayed', async () => {
  document.body.innerHTML = '<button data-menu aria-expanded="false" aria-controls="nav">Menu</button><nav id="nav"></nav>';
  keepPresses();
  await userEvent.click(element('button'));
  expect(element('button').getAttribute('aria-expanded')).toBe('true');
  expect(element('nav').hasAttribute('data-open')).toBe(true);
  await userEvent.click(element('button'));
  expect(element('button').getAttribute('aria-expanded')).toBe('false');
  expect(element('nav').hasAttribute('data-open')).toBe(false);
  const heard = listen(element('button'), 'click');
  await takePresses()();
  expect(heard).not.toHaveBeenCalled();
});

test('replays a press on the node that stands for the one that was pressed', async () => {
  keepPresses();
  await userEvent.click(element('[role=tab]'));
  const heard = listen(element('button'), 'click');
  await takePresses()(() => element('button'));
  expect(heard).toHaveBeenCalledOnce();
});
