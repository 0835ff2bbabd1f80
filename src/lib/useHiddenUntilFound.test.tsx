import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { collapsePanels } from './collapsedPanels';
import { useHiddenUntilFound } from './useHiddenUntilFound';

function Panel({ onMatch }: { readonly onMatch: () => void }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useHiddenUntilFound(ref, true, onMatch);
  return <p ref={ref}>Text</p>;
}

test('removes the mark of the inline script when find-in-page matches', () => {
  collapsePanels();
  const onMatch = vi.fn<() => void>();
  render(<Panel onMatch={onMatch} />);
  const panel = screen.getByText('Text');
  expect(panel.getAttribute('hidden')).toBe('until-found');
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(onMatch).toHaveBeenCalledOnce();
  expect(panel.dataset.matched).toBeUndefined();
});
