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
  await expectNoViolations('part');
});

test('shows curl first', () => {
  renderTwo();
  expect(selected()).toEqual([codeLanguageNames.curl, codeLanguageNames.curl]);
});

test('switches every sample with one choice, and keeps focus where it is', async () => {
  renderTwo();
  const python = screen.getAllByRole('tab', { name: codeLanguageNames.python })[0] as HTMLElement;
  await userEvent.click(python);
  expect(selected()).toEqual([codeLanguageNames.python, codeLanguageNames.python]);
  expect(document.activeElement).toBe(python);
});

test('remembers the language', async () => {
  const { unmount } = renderTwo();
  await userEvent.click(screen.getAllByRole('tab', { name: codeLanguageNames.javascript })[1] as HTMLElement);
  unmount();
  renderTwo();
  expect(selected()).toEqual([codeLanguageNames.javascript, codeLanguageNames.javascript]);
});

test('shows the language that the address asks for, rather than the stored one, and does not store it', async () => {
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

test('follows a choice rather than the address, which then asks for the same', async () => {
  history.replaceState(null, '', '?lang=python&a=b#part');
  renderTwo();
  await userEvent.click(screen.getAllByRole('tab', { name: codeLanguageNames.curl })[0] as HTMLElement);
  expect(selected()).toEqual([codeLanguageNames.curl, codeLanguageNames.curl]);
  expect(location.search + location.hash).toBe('?lang=curl&a=b#part');
  expect(localStorage.getItem('codeLanguage')).toBe('curl');

  history.replaceState(null, '', '?');
  await userEvent.click(screen.getAllByRole('tab', { name: codeLanguageNames.javascript })[0] as HTMLElement);
  expect(location.search, 'an address that asks for none stays as it is').toBe('');
});

test('passes over an address that asks for a language that no sample has', () => {
  localStorage.setItem('codeLanguage', 'javascript');
  history.replaceState(null, '', '?lang=cobol');
  renderTwo();
  expect(selected()).toEqual([codeLanguageNames.javascript, codeLanguageNames.javascript]);
  history.replaceState(null, '', '?');
});

test('works with storage that refuses and with storage that holds nonsense', async () => {
  localStorage.setItem('codeLanguage', '<script>');
  renderTwo();
  expect(selected()).toEqual([codeLanguageNames.curl, codeLanguageNames.curl]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  await userEvent.click(screen.getAllByRole('tab', { name: codeLanguageNames.python })[0] as HTMLElement);
  expect(selected()).toEqual([codeLanguageNames.python, codeLanguageNames.python]);
});
