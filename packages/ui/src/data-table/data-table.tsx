/* eslint-disable jsx-a11y/no-redundant-roles --
   the phone's layout sets display: grid, which takes the implied roles away in some browsers */
import { DataTableBody } from './data-table-body';
import type { DataTableProps } from './data-table-props';

/** A table that turns into labelled cards where there is little room; the explicit roles survive that change. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, error, empty } = props;
  if (error) return error;
  if (rows?.length === 0) return empty;
  return (
    <div className="pp-data-table">
      <div className="pp-data-frame">
        <table className="table" role="table" aria-busy={!rows}>
          <caption className="visually-hidden">{rows ? caption : props.loadingLabel}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  role="columnheader"
                  className={`text-${column.align ?? 'start'}`}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <DataTableBody {...props} />
        </table>
      </div>
    </div>
  );
}
