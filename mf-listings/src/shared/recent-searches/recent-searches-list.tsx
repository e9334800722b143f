import { useTranslation } from '@phantom/mf-kit';
import { useId, useRef } from 'react';
import { useKept } from '../device/use-kept';
import { useNextFocus } from '../own/use-next-focus';
import type { Search } from '../search/search';
import { searchPath } from '../search/write-search';
import { RecentSearch } from './recent-search';
import {
  forgetSearch,
  forgetSearches,
  isSameToVisitor,
  recentSearches,
  searchesOf,
} from './recent-searches';
import styles from './recent-searches-list.module.css';

interface Props {
  /** What the page shows already: it is not offered again. */
  current?: Search;
  /** In one line that is moved sideways, and not one below the other. */
  inLine?: boolean;
  /** Called when one was followed. */
  onFollow?: () => void;
}

/** What the visitor has looked for before, each with the way to forget it. Nothing where there is nothing. */
export function RecentSearchesList({ current, inLine = false, onFollow }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  const paths = useKept(recentSearches).value;
  const offered = searchesOf(paths).filter((each) => !current || !isSameToVisitor(each, current));
  const onForget = useNextFocus(list, offered.length);
  if (offered.length === 0) return null;

  const forget = (search: Search) => {
    onForget();
    forgetSearch(searchPath(search));
  };
  return (
    <section aria-labelledby={title} className={inLine ? styles.line : styles.column}>
      <h2 id={title} className={styles.title}>
        {t('recent.title')}
      </h2>
      <ul ref={list} className={styles.list}>
        {offered.map((search) => (
          <RecentSearch
            key={searchPath(search)}
            search={search}
            onFollow={onFollow}
            onForget={() => forget(search)}
          />
        ))}
      </ul>
      <button
        type="button"
        className={`btn btn-sm btn-link ${styles.clear}`}
        onClick={forgetSearches}
      >
        {t('recent.clear')}
      </button>
    </section>
  );
}
