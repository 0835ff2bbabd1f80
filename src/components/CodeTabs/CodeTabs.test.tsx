import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { codeLanguageNames } from '../../content/controls';
import { expectNoViolations } from '../../testing/axe';
import { CodeTabs } from './CodeTabs';

const code = (text: string) => ({ code: text, runs: `_${text.length}` });
const codeSet = { curl: code('curl it'), javascript: code('await it'), python: code('do it') };

function renderTwo() {
  return render(
    <>
      <CodeTabs title="First call" codeSet={codeSet} />
      <CodeTabs title="Second call" codeSet={codeSet} />
    </>,
  );
}

function selected() {
  return screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
}

test('has no accessibility violations', async () => {
  renderTwo();
  await expectNoViolations('component');
});

test('selects curl by default', () => {
  renderTwo();
  expect(selected()).toEqual([codeLanguageNames.curl, codeLanguageNames.curl]);
});

test('switches the language of every sample and keeps focus on the clicked tab', async () => {
  renderTwo();
  const python = screen.getAllByRole('tab', { name: codeLanguageNames.python })[0] as HTMLElement;
  await userEvent.click(python);
  expect(selected()).toEqual([codeLanguageNames.python, codeLanguageNames.python]);
  expect(document.activeElement).toBe(python);
});

test('remembers the language after it unmounts', async () => {
  const { unmount } = renderTwo();
  await userEvent.click(screen.getAllByRole('tab', { name: codeLanguageNames.javascript })[1] as HTMLElement);
  unmount();
  renderTwo();
  expect(selected()).toEqual([codeLanguageNames.javascript, codeLanguageNames.javascript]);
});

test('prefers the language of the URL to the stored language and does not store it', async () => {
  localStorage.setItem('codeLanguage', 'javascript');
  history.replaceState(null, '', '?lang=python#part');
  const { unmount } = renderTwo();
  expect(selected()).toEqual([codeLanguageNames.python, codeLanguageNames.python]);
  expect(localStorage.getItem('codeLanguage')).toBe('javascript');

  unmount();
  history.replaceState(null, '', '?');
  renderTwo();
  expect(selected(), 'after a link to another page').toEqual([codeLanguageNames.python, codeLanguageNames.python]);
  await userEvent.click(screen.getAllByRole('tab', { name: codeLanguageNames.curl })[0] as HTMLElement);
});

test('updates the language of the URL when the visitor selects another', async () => {
  history.replaceState(null, '', '?lang=python&a=b#part');
  renderTwo();
  await userEvent.click(screen.getAllByRole('tab', { name: codeLanguageNames.curl })[0] as HTMLElement);
  expect(selected()).toEqual([codeLanguageNames.curl, codeLanguageNames.curl]);
  expect(location.search + location.hash).toBe('?lang=curl&a=b#part');
  expect(localStorage.getItem('codeLanguage')).toBe('curl');

  history.replaceState(null, '', '?');
  await userEvent.click(screen.getAllByRole('tab', { name: codeLanguageNames.javascript })[0] as HTMLElement);
  expect(location.search, 'a URL without a language does not change').toBe('');
});

test('ignores an unknown language in the URL', () => {
  localStorage.setItem('codeLanguage', 'javascript');
  history.replaceState(null, '', '?lang=cobol');
  renderTwo();
  expect(selected()).toEqual([codeLanguageNames.javascript, codeLanguageNames.javascript]);
  history.replaceState(null, '', '?');
});

test('works when storage is blocked or holds an invalid value', async () => {
  localStorage.setItem('codeLanguage', '<script>');
  renderTwo();
  expect(selected()).toEqual([codeLanguageNames.curl, codeLanguageNames.curl]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  await userEvent.click(screen.getAllByRole('tab', { name: codeLanguageNames.python })[0] as HTMLElement);
  expect(selected()).toEqual([codeLanguageNames.python, codeLanguageNames.python]);
});
