import { Link, useTranslation } from '@phantom/mf-kit';
import { CrossIcon } from '../components/cross-icon';
import type { Search } from '../search/search';
import { searchPath } from '../search/write-search';
import { describeSearch } from './describe-search';
import styles from './recent-search.module.css';

interface Props {
  search: Search;
  onFollow?: () => void;
  onForget: () => void;
}

/** A search of before: the way to do it again, and to forget it. */
export function RecentSearch({ search, onFollow, onForget }: Props) {
  const { t } = useTranslation();
  const { list, filters } = describeSearch(search, t);
  const name = [list, ...filters].join(', ');
  return (
    <li className={styles.entry}>
      <Link to={searchPath(search)} className={styles.link} onClick={onFollow}>
        <span>{list}</span>
        {filters.length > 0 && <span className={styles.filters}>{filters.join(', ')}</span>}
      </Link>
      <button
        type="button"
        className={styles.forget}
        aria-label={t('recent.forget', { name })}
        onClick={onForget}
      >
        <CrossIcon />
      </button>
    </li>
  );
}
