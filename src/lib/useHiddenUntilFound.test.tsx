import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { hideClosedParts } from './closedParts';
import { useHiddenUntilFound } from './useHiddenUntilFound';

function Part({ onFound }: { readonly onFound: () => void }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useHiddenUntilFound(ref, true, onFound);
  return <p ref={ref}>Words</p>;
}

test('takes the mark of the first script off what the browser finds', () => {
  hideClosedParts();
  const onFound = vi.fn<() => void>();
  render(<Part onFound={onFound} />);
  const part = screen.getByText('Words');
  expect(part.getAttribute('hidden')).toBe('until-found');
  part.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(onFound).toHaveBeenCalledOnce();
  expect(part.dataset.found).toBeUndefined();
});
