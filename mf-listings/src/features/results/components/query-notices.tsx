import { Link, useTranslation } from '@phantom/mf-kit';
import type { QueryNotice } from '../../../shared/search/query-notice';
import { plainSearch, type Search } from '../../../shared/search/search';
import { placeKey } from '../../../shared/sections';
import { useSearchPath } from '../hooks/use-search-path';
import styles from './query-notices.module.css';

interface Props {
  notice: QueryNotice;
  search: Search;
}

/** Says what was made of the words that the list was found by, with the way to these very words. */
export function QueryNotices({ notice, search }: Props) {
  const { t } = useTranslation();
  const pathOf = useSearchPath();
  const { typed, guesses, near, movedTo, unmatched, missingAddress } = notice;
  const borough = t(`boroughs.${placeKey(search.borough)}`);
  const exactly = pathOf({ ...plainSearch(search.tab, null), q: typed });
  return (
    <div className={styles.notices} role="status">
      {guesses.map(({ from, to }) => (
        <p key={from}>{t('search.query.guess', { from, to })}</p>
      ))}
      {movedTo !== null && <p>{t('search.query.moved', { place: movedTo, borough })}</p>}
      {missingAddress !== null && <p>{t('search.query.address', { address: missingAddress })}</p>}
      {near !== null && <p>{t('search.query.near', { place: near })}</p>}
      {unmatched.length > 0 && (
        <p>
          {t('search.query.unmatched', { words: unmatched.map((each) => `“${each}”`).join(', ') })}
        </p>
      )}
      {(guesses.length > 0 || unmatched.length > 0) && (
        <Link to={exactly}>{t('search.query.exactly', { words: typed })}</Link>
      )}
    </div>
  );
}
