import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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
  expect(selected()).toEqual(['curl', 'curl']);
});

test('switches every sample with one choice, and keeps focus where it is', async () => {
  renderTwo();
  const python = screen.getAllByRole('tab', { name: 'Python' })[0] as HTMLElement;
  await userEvent.click(python);
  expect(selected()).toEqual(['Python', 'Python']);
  expect(document.activeElement).toBe(python);
});

test('remembers the language', async () => {
  const { unmount } = renderTwo();
  await userEvent.click(screen.getAllByRole('tab', { name: 'JavaScript' })[1] as HTMLElement);
  unmount();
  renderTwo();
  expect(selected()).toEqual(['JavaScript', 'JavaScript']);
});

test('works with storage that refuses and with storage that holds nonsense', async () => {
  localStorage.setItem('codeLanguage', '<script>');
  renderTwo();
  expect(selected()).toEqual(['curl', 'curl']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  await userEvent.click(screen.getAllByRole('tab', { name: 'Python' })[0] as HTMLElement);
  expect(selected()).toEqual(['Python', 'Python']);
});
