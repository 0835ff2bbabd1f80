import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { DataTable } from './DataTable';

const renderTable = () =>
  render(
    <DataTable
      caption="Plans"
      columns={['Feature', 'Starter', 'Access']}
      rows={[
        { id: 'price', cells: ['Price', '$0', '$280'] },
        { id: 'logs', cells: [<em key="logs">Logs</em>, '7 days', '30 days'] },
      ]}
    />,
  );

test('has no accessibility violations', async () => {
  renderTable();
  await expectNoViolations('component');
});

test('is a table named by its caption, with a header for each column and row', () => {
  renderTable();
  const table = within(screen.getByRole('table', { name: 'Plans' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Feature', 'Starter', 'Access']);
  expect(table.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['Price', 'Logs']);
  const row = within(table.getByRole('row', { name: /^Logs/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['7 days', '30 days']);
});
