import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';
import { FilterChips } from './filter-chips';
import { FilterMenu } from './filter-menu';
import type { ListFilter } from './list-filter';
import { SearchField } from './search-field';

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
