/* eslint-disable jsx-a11y/no-redundant-roles --
   the phone's layout sets display: grid, which takes the implied roles away in some browsers */
import classNames from 'classnames';
import { ColumnHeader } from './column-header';
import { DataTableBody } from './data-table-body';
import type { DataTableProps } from './data-table-props';

/** A table that turns into labelled cards where there is little room; the explicit roles survive that change. */
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
