import { PageLink } from '../pagination/page-link';
import type { Column } from './data-table-props';
import { SortIcon } from './sort-icon';

/** The name of a column, and where the list can be sorted by it, the link that does so. */
export function ColumnHeader<Row>({ column }: { column: Column<Row> }) {
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
