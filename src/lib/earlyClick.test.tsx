import { beforeEach, expect, test, vi } from 'vitest';
import { recordEarlyClick, takeEarlyClick } from './earlyClick';

const element = (selector: string) => {
  const match = document.querySelector<HTMLElement>(selector);
  if (!match) throw new Error(`No ${selector}.`);
  return match;
};

beforeEach(() => {
  document.body.innerHTML = '<button type="button"><i>Menu</i></button><a href="#x">Link</a><div><button role="tab">Tab</button></div>';
});

test('returns the button or tab of the last click, once', () => {
  recordEarlyClick();
  element('[role=tab]').click();
  element('i').click();
  expect(takeEarlyClick()).toBe(element('button'));
  expect(takeEarlyClick()).toBeUndefined();
});

test('ignores clicks after the control is taken', () => {
  recordEarlyClick();
  takeEarlyClick();
  element('button').click();
  expect(takeEarlyClick()).toBeUndefined();
});

test('ignores clicks on links, which work before hydration', () => {
  recordEarlyClick();
  element('a').click();
  expect(takeEarlyClick()).toBeUndefined();
});

test('ignores a submit, and a click that nobody waits for', () => {
  document.body.innerHTML = '<button type="submit">Send</button><button type="button">Copy</button>';
  recordEarlyClick();
  element('[type=submit]').click();
  expect(takeEarlyClick()).toBeUndefined();
  recordEarlyClick();
  element('[type=button]').click();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  expect(takeEarlyClick()).toBeUndefined();
  vi.restoreAllMocks();
  recordEarlyClick();
  element('[type=button]').click();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 9000);
  expect(takeEarlyClick()).toBe(element('[type=button]'));
});

test('ignores a click on a control that has been scrolled out of view', () => {
  recordEarlyClick();
  element('button').click();
  vi.spyOn(element('button'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100, 50, 44));
  expect(takeEarlyClick()).toBeUndefined();
});
