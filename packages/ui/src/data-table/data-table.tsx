/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the phone's layout sets display: grid, which removes the implied roles in some browsers */
import classNames from 'classnames';
import type { DataTableProps, Column, ColumnSort } from './data-table-props';
import { PageLink } from '../pagination/page-link';
import { Skeleton } from '../skeleton/skeleton';

/** A table that becomes labelled cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, error, empty, isBusy } = props;
  if (error) return error;
  if (rows?.length === 0) return empty;
  return (
    <div className="pp-data-table">
      <div className="pp-data-frame">
        <table
          className={classNames('table', isBusy && 'pp-data-busy')}
          role="table"
          aria-busy={!rows || isBusy}
        >
          <caption className="visually-hidden">{rows ? caption : props.loadingLabel}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <ColumnHeader key={column.key} column={column} />
              ))}
            </tr>
          </thead>
          <DataTableBody {...props} />
        </table>
      </div>
    </div>
  );
}

function ColumnHeader<Row>({ column }: { column: Column<Row> }) {
  const { header, sort, align = 'start' } = column;
  return (
    <th scope="col" role="columnheader" className={`text-${align}`} aria-sort={sort?.direction}>
      {sort ? (
        <PageLink href={sort.href} className="pp-data-sort" onSelect={sort.onSelect}>
          {header}
          <SortIcon direction={sort.direction} />
        </PageLink>
      ) : (
        header
      )}
    </th>
  );
}

/** Two arrows; the one of the current order is dark. */
function SortIcon({ direction }: Pick<ColumnSort, 'direction'>) {
  return (
    <svg fill="none" viewBox="0 0 8 14" width="8" height="14" aria-hidden="true">
      <path d="M4 0 8 5H0Z" fill="currentColor" opacity={direction === 'ascending' ? 1 : 0.3} />
      <path d="M4 14 0 9h8Z" fill="currentColor" opacity={direction === 'descending' ? 1 : 0.3} />
    </svg>
  );
}

function DataTableBody<Row>(props: DataTableProps<Row>) {
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
            data-column={column.key}
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
