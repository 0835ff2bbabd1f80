import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { drainEarlyClicks, queueEarlyClicks } from './earlyClicks';

const element = (selector: string) => {
  const match = document.querySelector<HTMLElement>(selector);
  if (!match) throw new Error(`No ${selector}.`);
  return match;
};

function listen(target: HTMLElement, type: string) {
  const handler = vi.fn<(event: Event) => void>();
  target.addEventListener(type, handler);
  return handler;
}

beforeEach(() => {
  document.body.innerHTML = '<button><i>Menu</i></button><a href="#x">Link</a><div><button role="tab">Tab</button></div>';
});

test('repeats early clicks once and in order', async () => {
  queueEarlyClicks();
  await userEvent.click(element('[role=tab]'));
  await userEvent.click(element('i'));
  const replay = drainEarlyClicks();
  const order: string[] = [];
  for (const selector of ['button', '[role=tab]']) element(selector).addEventListener('click', () => order.push(selector));
  await replay();
  expect(order).toEqual(['[role=tab]', 'button']);
});

test('queues no clicks after the queue is drained', async () => {
  queueEarlyClicks();
  drainEarlyClicks();
  await userEvent.click(element('button'));
  const handler = listen(element('button'), 'click');
  await drainEarlyClicks()();
  expect(handler).not.toHaveBeenCalled();
});

test('does not repeat clicks on links, which work before hydration', async () => {
  queueEarlyClicks();
  await userEvent.click(element('a'));
  const handler = listen(element('a'), 'click');
  await drainEarlyClicks()();
  expect(handler).not.toHaveBeenCalled();
});

test('opens and closes the menu before hydration, and does not repeat that click', async () => {
  document.body.innerHTML = '<button data-menu aria-expanded="false" aria-controls="nav">Menu</button><nav id="nav"></nav>';
  queueEarlyClicks();
  await userEvent.click(element('button'));
  expect(element('button').getAttribute('aria-expanded')).toBe('true');
  expect(element('nav').hasAttribute('data-open')).toBe(true);
  await userEvent.click(element('button'));
  expect(element('button').getAttribute('aria-expanded')).toBe('false');
  expect(element('nav').hasAttribute('data-open')).toBe(false);
  const handler = listen(element('button'), 'click');
  await drainEarlyClicks()();
  expect(handler).not.toHaveBeenCalled();
});
