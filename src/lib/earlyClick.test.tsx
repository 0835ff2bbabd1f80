import { beforeEach, expect, test, vi } from 'vitest';
import { recordEarlyClick, takeEarlyClick } from './earlyClick';

const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.unreachable(selector);

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button"><i>Copy</i></button><a href="#x">Link</a><button role="tab">Tab</button><button type="submit">Send</button>';
  recordEarlyClick();
});

test('returns the button or tab of the last click, once, and no later one', () => {
  element('[role=tab]').click();
  element('i').click();
  expect(takeEarlyClick()).toBe(element('button'));
  element('[role=tab]').click();
  expect(takeEarlyClick()).toBeUndefined();
});

test.each(['a', '[type=submit]'])('ignores a click on %s, whose default action needs no app', (selector) => {
  element(selector).click();
  expect(takeEarlyClick()).toBeUndefined();
});

test.each([
  [9, true],
  [11, false],
])('after %d seconds, somebody waits for the effect of a click: %s', (seconds, isAwaited) => {
  element('button').click();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + seconds * 1000);
  expect(takeEarlyClick() === element('button')).toBe(isAwaited);
});

test('ignores a click on a control that has been scrolled out of view', () => {
  element('button').click();
  vi.spyOn(element('button'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100, 50, 44));
  expect(takeEarlyClick()).toBeUndefined();
});
