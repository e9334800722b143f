import { Link, useTranslation } from '@phantom/mf-kit';
import { useRef } from 'react';
import { CrossIcon } from '../components/cross-icon';
import styles from './filter-bar.module.css';
import type { ListFilter } from './list-filter';
import { useListAddress } from './use-list-address';

interface FilterChipsProps {
  filters: readonly ListFilter[];
  /** The words searched for. */
  search: string;
}

/** What narrows the list, each with the way to take it off, and the way to take off all. */
export function FilterChips({ filters, search }: FilterChipsProps) {
  const { t } = useTranslation();
  const { pathFor } = useListAddress();
  const box = useRef<HTMLDivElement>(null);
  // What was pressed goes: the focus stays where it was.
  const onRemove = () => box.current?.focus();
  const chips = filters.flatMap(({ name, label, options, chosen }) =>
    chosen.map((value) => ({
      key: `${name} ${value}`,
      text: `${label}: ${options.find((each) => each.value === value)?.label ?? value}`,
      rest: { [name]: chosen.filter((each) => each !== value) },
    })),
  );
  if (search) chips.push({ key: 'search', text: `“${search}”`, rest: { search: [] } });

  return (
    <div ref={box} tabIndex={-1} className={styles.chipBox}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t('filters.active')}>
          {chips.map(({ key, text, rest }) => (
            <li key={key}>
              <Link
                to={pathFor(rest)}
                preventScrollReset
                className={styles.chip}
                aria-label={t('filters.remove', { filter: text })}
                onClick={onRemove}
              >
                {text}
                <CrossIcon />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={pathFor(withoutFilters(filters))}
              preventScrollReset
              className={styles.clear}
              onClick={onRemove}
            >
              {t('filters.clear')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}

/** The changes of an address that take off all that narrows its list. */
export const withoutFilters = (filters: readonly { name: string }[]) => ({
  search: null,
  ...Object.fromEntries(filters.map(({ name }) => [name, null])),
});
