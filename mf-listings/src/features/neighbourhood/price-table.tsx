import { Table } from '@phantom/ui/on-demand';
import { useId, type ReactNode } from 'react';
import { useNeighbourhoodTexts } from './neighbourhood-texts';
import styles from './price-table.module.css';

interface Props {
  caption: string;
  /** The names of the columns; the first one has the names of the rows. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  /** With more columns than a phone has room for. */
  isWide?: boolean;
}

export function PriceTable({ caption, columns, rows, isWide = false }: Props) {
  const id = useId();
  const table = (
    <Table className={styles.table}>
      <caption id={id}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell ?? <Missing />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
  if (!isWide) return table;
  return (
    // A region that scrolls must take the focus, so that keys can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
      {table}
    </div>
  );
}

/** @param why by default there are too few prices for a median */
export function Missing({ why }: { why?: string }) {
  const { t } = useNeighbourhoodTexts();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{why ?? t('tooFew')}</span>
    </>
  );
}
