import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { docsMenu, docsPages } from '../../content/routes';
import { DocsMenu } from './DocsMenu';

vi.mock('../../content/routes', async (load) => {
  const routes = await load<typeof import('../../content/routes')>();
  const [first, ...others] = routes.docsMenu;
  return { ...routes, docsMenu: [{ ...first, pages: Array(41).fill(first?.pages[0]) }, ...others] };
});

test('a long menu has the pages of the current group, and a link to the first page of each other group', () => {
  const [start, current] = docsMenu;
  render(<DocsMenu page={current?.pages[0] ?? docsPages[0]!} sections={[]} />);
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links).toHaveLength(docsMenu.length - 1 + (current?.pages.length ?? 0));
  expect(screen.getByRole('link', { name: start?.heading }).getAttribute('href')).toBe(start?.pages[0]?.path);
});
