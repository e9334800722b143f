import { useTranslation } from '@phantom/mf-kit';
import { useId, useRef, useState } from 'react';
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

/** What the visitor has looked for before, each with the way to forget it. Nothing where there was nothing. */
export function RecentSearchesList({ current, inLine = false, onFollow }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  const none = useRef<HTMLParagraphElement>(null);
  const [isShortened, setShortened] = useState(false);
  const paths = useKept(recentSearches).value;
  const offered = searchesOf(paths).filter((each) => !current || !isSameToVisitor(each, current));
  const onForget = useNextFocus(list, offered.length, none);
  if (offered.length === 0) {
    // The button that forgot the last one went with it: the focus, and who listens, is led on by this.
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
        {offered.map((search) => (
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
