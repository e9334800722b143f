import { Link, useTranslation } from '@phantom/mf-kit';
import { CrossIcon } from '../../../shared/components/cross-icon';
import { activeFilters } from '../../../shared/search/active-filters';
import { withoutFilters } from '../../../shared/search/change-search';
import type { Search } from '../../../shared/search/search';
import { useChipFocus } from '../hooks/use-chip-focus';
import { useSearchPath } from '../hooks/use-search-path';
import styles from './filter-chips.module.css';

/** What narrows the list, each with the way to take it off. */
export function FilterChips({ search }: { search: Search }) {
  const { t } = useTranslation();
  const pathOf = useSearchPath();
  const filters = activeFilters(search, t);
  const { box, onRemove } = useChipFocus(filters.length);

  return (
    // It stays, and takes the focus when its last chip is gone.
    <div ref={box} tabIndex={-1} className={styles.box}>
      {filters.length > 0 && (
        <ul className={styles.chips} aria-label={t('filters.active')}>
          {filters.map(({ key, label, rest }, index) => (
            <li key={key}>
              <Link
                to={pathOf(rest)}
                preventScrollReset
                className={styles.chip}
                aria-label={t('filters.remove', { filter: label })}
                onClick={() => onRemove(index)}
              >
                {label}
                <CrossIcon />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={pathOf(withoutFilters(search))}
              preventScrollReset
              className={styles.clear}
              onClick={() => onRemove(0)}
            >
              {t('filters.clear')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
