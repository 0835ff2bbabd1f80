import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { Button } from './Button';

test('has no accessibility violations', async () => {
  render(<Button variant="primary">Send</Button>);
  await expectNoViolations('component');
});

test('calls onClick on a click, on Enter, and on Space', async () => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={() => onClick()}>Send</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('submits a form only when its type is submit', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
