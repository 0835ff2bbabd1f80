import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { themeControl } from '../../content/interface';
import { applyTheme } from '../../lib/theme';
import { expectNoViolations } from '../../testing/axe';
import { ThemeControl } from './ThemeControl';

applyTheme();

beforeEach(() => {
  document.documentElement.dataset.theme = 'system';
});

const shown = () => document.documentElement.dataset.theme;

test('has no accessibility violations', async () => {
  render(<ThemeControl />);
  await expectNoViolations('component');
});

test('follows the system until the visitor selects a theme', () => {
  render(<ThemeControl />);
  expect(screen.getByRole('radio', { checked: true })).toHaveProperty('value', 'system');
  expect(shown()).toBe('system');
});

test('applies and stores a theme that is selected with the mouse or the arrow keys', async () => {
  render(<ThemeControl />);
  await userEvent.click(screen.getByRole('radio', { name: themeControl.themes.light }));
  expect(shown()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { checked: true })).toHaveProperty('value', 'dark');
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('applies a theme that is selected in another tab', () => {
  render(<ThemeControl />);
  localStorage.setItem('theme', 'dark');
  dispatchEvent(new Event('storage'));
  expect(shown()).toBe('dark');
  expect(screen.getByRole('radio', { checked: true })).toHaveProperty('value', 'dark');
});

test('ignores an invalid stored theme', () => {
  localStorage.setItem('theme', '"><script>');
  dispatchEvent(new Event('storage'));
  expect(shown()).toBe('system');
});

test('keeps the selected theme while the page is open when storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  render(<ThemeControl />);
  await userEvent.click(screen.getByRole('radio', { name: themeControl.themes.dark }));
  expect(shown()).toBe('dark');
  dispatchEvent(new Event('pageshow'));
  expect(shown()).toBe('dark');
});
