import { render, screen, within } from '@testing-library/react';
import { DataTable } from './data-table';
import type { Column } from './data-table-props';

interface Deed {
  id: number;
  address: string;
  bank: string;
}

const COLUMNS: Column<Deed>[] = [
  { key: 'address', header: 'Address', cell: (row) => row.address },
  { key: 'bank', header: 'Bank', cell: (row) => row.bank },
];
const ROWS = [{ id: 7, address: '12 Main St', bank: 'First' }];

const table = (over: Partial<Parameters<typeof DataTable<Deed>>[0]> = {}) => (
  <DataTable
    caption="Deeds"
    columns={COLUMNS}
    rows={ROWS}
    rowKey={(row) => row.id}
    loadingLabel="Loading"
    empty={<p>Nothing</p>}
    {...over}
  />
);

describe('DataTable', () => {
  it('names rows by their first column', () => {
    render(table());
    const row = screen.getByRole('row', { name: /12 Main St/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('12 Main St');
    expect(within(row).getByRole('cell')).toHaveTextContent('First');
  });

  it('shows skeletons while rows load', () => {
    render(table({ rows: undefined, loadingRows: 3 }));
    expect(screen.getByRole('table', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it('shows the empty state instead of an empty table', () => {
    render(table({ rows: [] }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Nothing')).toBeInTheDocument();
  });

  it('shows an error instead of the table', () => {
    render(table({ error: <p>Broken</p> }));
    expect(screen.getByText('Broken')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
