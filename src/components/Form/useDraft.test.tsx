import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDraft } from './useDraft';

function Field() {
  return <input {...useDraft('form', 'email')} />;
}

test('writes nothing into a field without a draft, which may show what a password manager has filled in', () => {
  const write = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
  const { unmount } = render(<Field />);
  expect(write).not.toHaveBeenCalled();
  unmount();
  sessionStorage.setItem('draft-form', JSON.stringify([['email', 'ada@example.com']]));
  render(<Field />);
  expect(write).toHaveBeenCalledExactlyOnceWith('ada@example.com');
});
