import { Link, useTranslation } from '@phantom/mf-kit';
import { useId, useRef, useState } from 'react';
import { useStored } from '../device/device-store';
import { CrossButton } from '../cross-button';
import { listHeading } from '../listing-types';
import type { Search } from '../search/search';
import { activeFilters } from '../search/search-labels';
import { searchPath } from '../search/write-search';
import { useNextFocus } from '../use-next-focus';
import {
  forgetSearch,
  forgetSearches,
  isSameToVisitor,
  parseSearches,
  recentSearches,
} from './recent-searches';
import styles from './recent-searches-list.module.css';

interface Props {
  current?: Search;
  /** In one line that scrolls sideways, instead of a column. */
  inLine?: boolean;
  onFollow?: () => void;
}

/** The visitor's recent searches, each with a remove button. Nothing when there are none. */
export function RecentSearchesList({ current, inLine = false, onFollow }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  const none = useRef<HTMLParagraphElement>(null);
  const [isShortened, setShortened] = useState(false);
  const paths = useStored(recentSearches).value;
  const shownSearches = parseSearches(paths).filter(
    (each) => !current || !isSameToVisitor(each, current),
  );
  const onForget = useNextFocus(list, shownSearches.length, none);
  if (shownSearches.length === 0) {
    // The button of the last entry is gone. This text takes the focus and is announced.
    return isShortened ? (
      <p ref={none} tabIndex={-1} className={styles.title}>
        {t('recent.none')}
      </p>
    ) : null;
  }

  const shorten = (forget: () => void) => {
    onForget();
    setShortened(true);
    forget();
  };
  return (
    <section aria-labelledby={title} className={inLine ? styles.line : styles.column}>
      <h2 id={title} className={styles.title}>
        {t('recent.title')}
      </h2>
      <ul ref={list} className={styles.list}>
        {shownSearches.map((search) => (
          <RecentSearch
            key={searchPath(search)}
            search={search}
            onFollow={onFollow}
            onForget={() => shorten(() => forgetSearch(searchPath(search)))}
          />
        ))}
      </ul>
      <button
        type="button"
        className={`btn btn-sm btn-link ${styles.clear}`}
        onClick={() => shorten(forgetSearches)}
      >
        {t('recent.clear')}
      </button>
    </section>
  );
}

interface RecentSearchProps {
  search: Search;
  onFollow?: () => void;
  onForget: () => void;
}

function RecentSearch({ search, onFollow, onForget }: RecentSearchProps) {
  const { t } = useTranslation();
  const list = listHeading(search.listingType, search.borough, t);
  const filters = activeFilters(search, t).map(({ label }) => label);
  const name = [list, ...filters].join(', ');
  return (
    <li className={styles.entry}>
      <Link to={searchPath(search)} className={styles.link} onClick={onFollow}>
        <span>{list}</span>
        {filters.length > 0 && <span className={styles.filters}>{filters.join(', ')}</span>}
      </Link>
      <CrossButton
        className={styles.forget}
        label={t('recent.forget', { name })}
        onClick={onForget}
      />
    </li>
  );
}
