import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { codeLanguageNames } from '../../content/interface';
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

test('follows the language that is selected in another tab of the browser', () => {
  renderTwo();
  localStorage.setItem('codeLanguage', 'python');
  act(() => void dispatchEvent(new Event('storage')));
  expect(selected()).toEqual([codeLanguageNames.python, codeLanguageNames.python]);
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
