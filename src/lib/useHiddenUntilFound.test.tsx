import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { collapsePanels } from './collapsedPanels';
import { useHiddenUntilFound } from './useHiddenUntilFound';

function Part({ onFound }: { readonly onFound: () => void }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useHiddenUntilFound(ref, true, onFound);
  return <p ref={ref}>Words</p>;
}

test('removes the mark of the inline script from a find-in-page match', () => {
  collapsePanels();
  const onFound = vi.fn<() => void>();
  render(<Part onFound={onFound} />);
  const part = screen.getByText('Words');
  expect(part.getAttribute('hidden')).toBe('until-found');
  part.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(onFound).toHaveBeenCalledOnce();
  expect(part.dataset.matched).toBeUndefined();
});
