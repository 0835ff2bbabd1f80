import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { codeLanguageNames, tabsInLanguages } from '../../content/interface';
import { expectNoViolations } from '../../testing/axe';
import { CodeTabs } from './CodeTabs';

const code = (text: string) => ({ code: text, runs: `_${text.length}` });
const codeSet = { curl: code('curl it'), javascript: code('await it'), python: code('do it') };

function renderTwo() {
  return render(
    <>
      <CodeTabs title="First call" tabs={tabsInLanguages('First call', codeSet)} />
      <CodeTabs title="Second call" tabs={tabsInLanguages('Second call', codeSet)} />
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

test('shows its first language while it lacks the selected one', async () => {
  render(<CodeTabs title="Program" tabs={tabsInLanguages('Program', codeSet).slice(1)} />);
  expect(selected()).toEqual([codeLanguageNames.javascript]);
  await userEvent.click(screen.getByRole('tab', { name: codeLanguageNames.python }));
  expect(selected()).toEqual([codeLanguageNames.python]);
});

test('switches between other samples without a change of the language', async () => {
  const bodies = ['started', 'failed'].map((title) => ({ title, code: code(title) }));
  render(<CodeTabs title="Bodies" tabs={bodies} />);
  renderTwo();
  await userEvent.click(screen.getByRole('tab', { name: 'failed' }));
  expect(screen.getByRole('tablist', { name: 'Bodies' })).toBeInstanceOf(HTMLElement);
  expect(selected()).toEqual(['failed', codeLanguageNames.curl, codeLanguageNames.curl]);
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
