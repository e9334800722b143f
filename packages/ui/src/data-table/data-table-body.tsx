/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the phone's layout sets display: grid, which takes the implied roles away in some browsers */
import classNames from 'classnames';
import { Skeleton } from '../skeleton/skeleton';
import type { Column, DataTableProps } from './data-table-props';

/** The rows, or the places kept for them. */
export function DataTableBody<Row>(props: DataTableProps<Row>) {
  const { rows, columns, rowKey, loadingRows = 5 } = props;
  return (
    <tbody role="rowgroup">
      {rows
        ? rows.map((row) => <DataRow key={rowKey(row)} row={row} columns={columns} />)
        : Array.from({ length: loadingRows }, (_, row) => (
            <tr key={row} role="row">
              {columns.map((column) => (
                <td key={column.key} role="cell">
                  <Skeleton />
                </td>
              ))}
            </tr>
          ))}
    </tbody>
  );
}

function DataRow<Row>({ row, columns }: { row: Row; columns: Column<Row>[] }) {
  return (
    <tr role="row">
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={index === 0 ? 'row' : undefined}
            role={index === 0 ? 'rowheader' : 'cell'}
            className={classNames(`text-${column.align ?? 'start'}`, {
              'pp-data-action': column.action,
            })}
          >
            {index > 0 && !column.action && (
              <span className="pp-data-label" aria-hidden="true">
                {column.header}
              </span>
            )}
            <span>{column.cell(row)}</span>
          </Cell>
        );
      })}
    </tr>
  );
}
