import { Link, useTranslation } from '@phantom/mf-kit';
import { useEffect, useRef } from 'react';
import { CrossIcon } from '../../../shared/icons';
import { withoutFilters } from '../../../shared/search/change-search';
import type { Search } from '../../../shared/search/search';
import { activeFilters } from '../../../shared/search/search-labels';
import { useSearchPath } from '../requested-search';
import styles from './filter-chips.module.css';

export function FilterChips({ search }: { search: Search }) {
  const { t } = useTranslation();
  const pathOf = useSearchPath();
  const filters = activeFilters(search, t);
  const { box, onRemove } = useChipFocus(filters.length);

  return (
    // The box is always rendered: it takes the focus when its last chip is removed.
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

/** Moves the focus to the next filter when one is removed with the keyboard. */
const useChipFocus = (count: number) => {
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  useEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined) return;
    const chips = box.current?.querySelectorAll('a') ?? [];
    const next = chips[Math.min(index, chips.length - 1)] ?? box.current;
    next?.focus({ preventScroll: true });
  }, [count]);

  const onRemove = (index: number) => {
    removed.current = index;
  };
  return { box, onRemove };
};
