import { useTranslation } from '@phantom/mf-kit';
import type { Order } from './list-query';
import styles from './server-table.module.css';
import { useListAddress } from './use-list-address';

interface SortSelectProps {
  columns: readonly { key: string; header: string; sortBy?: string }[];
  sort: string;
  order: Order;
}

/** The order of a list where its table has no headers to press. */
export function SortSelect({ columns, sort, order }: SortSelectProps) {
  const { t } = useTranslation();
  const { go } = useListAddress();
  return (
    <label className={styles.sort}>
      <span>{t('table.sortBy')}</span>
      <select
        className="form-select"
        value={`${sort} ${order}`}
        onChange={({ target }) => {
          const [by, direction] = target.value.split(' ');
          go({ sort: by ?? null, order: direction ?? null });
        }}
      >
        {columns.flatMap(({ header, sortBy }) =>
          sortBy
            ? (['asc', 'desc'] as const).map((each) => (
                <option key={`${sortBy} ${each}`} value={`${sortBy} ${each}`}>
                  {t(`table.order.${each}`, { column: header })}
                </option>
              ))
            : [],
        )}
      </select>
    </label>
  );
}
