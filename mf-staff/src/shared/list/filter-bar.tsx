import { Link, useTranslation } from '@phantom/mf-kit';
import { type ReactNode, useRef } from 'react';
import { CrossIcon } from '../components/icon-button';
import styles from './filter-bar.module.css';
import { FilterMenu, type ListFilter } from './filter-menu';
import { SearchField } from './search-field';
import { useListAddress } from './use-list-address';

interface FilterBarProps {
  /** Names the field for words. */
  searchLabel: string;
  /** The words that the list was searched for. */
  search: string;
  filters: readonly ListFilter[];
  /** What else stands at its end. */
  children?: ReactNode;
}

/** What a list is searched and narrowed by, and what it is narrowed to at present. All of it is in the address. */
export function FilterBar({ searchLabel, search, filters, children }: FilterBarProps) {
  const { t } = useTranslation();
  return (
    <div role="search" aria-label={t('filters.label')}>
      <div className={styles.bar}>
        <SearchField label={searchLabel} />
        {filters.length > 0 && (
          <div className={styles.menus}>
            {filters.map((filter) => (
              <FilterMenu key={filter.name} {...filter} />
            ))}
          </div>
        )}
        {children}
      </div>
      <FilterChips filters={filters} search={search} />
    </div>
  );
}

interface FilterChipsProps {
  filters: readonly ListFilter[];
  /** The words searched for. */
  search: string;
}

/** What narrows the list, each with the way to take it off, and the way to take off all. */
function FilterChips({ filters, search }: FilterChipsProps) {
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
