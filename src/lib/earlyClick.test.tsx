import { beforeEach, expect, test, vi } from 'vitest';
import { recordEarlyClick, takeEarlyClick } from './earlyClick';

const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.unreachable(selector);

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button"><i>Copy</i></button><a href="#x">Link</a><button role="tab">Tab</button><button type="submit">Send</button>';
  recordEarlyClick();
});

const later = (seconds: number) => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + seconds * 1000);

test('returns the button or tab of the last click, nine seconds later, once, and no later one', () => {
  element('[role=tab]').click();
  element('i').click();
  later(9);
  expect(takeEarlyClick()).toBe(element('button'));
  element('[role=tab]').click();
  expect(takeEarlyClick()).toBeUndefined();
});

test.each(['a', '[type=submit]'])('ignores a click on %s, whose default action needs no app', (selector) => {
  element(selector).click();
  expect(takeEarlyClick()).toBeUndefined();
});

test.each([
  ['is 11 seconds old', () => later(11)],
  ['is out of view', () => vi.spyOn(element('button'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100, 50, 44))],
  ['is older than typed text', () => element('a').dispatchEvent(new InputEvent('input', { bubbles: true }))],
])('ignores a click that %s', (_, change) => {
  element('button').click();
  change();
  expect(takeEarlyClick()).toBeUndefined();
});
