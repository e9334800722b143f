import { Link, useTranslation } from '@phantom/mf-kit';
import { boroughKey } from '../../../shared/listing-types';
import type { QueryNotice } from '../../../shared/search/query-notice';
import { plainSearch, RANGES, type Search } from '../../../shared/search/search';
import { rangeErrors } from '../filter-parts';
import type { ResultsData } from '../loader';
import { readAddress, useSearchPath } from '../requested-search';
import styles from './search-notices.module.css';

export function SearchNotices({ page }: { page: ResultsData }) {
  const { t } = useTranslation();
  const wrapped = [...rangeErrors(page)].filter(([, error]) => error === 'order');
  const ends: readonly string[] = Object.values(RANGES).flat();
  const isRead = page.ignored.length === 0;
  const { unknownStations } = page;
  if (wrapped.length === 0 && unknownStations.length === 0 && isRead) return null;

  const hasAmount = page.ignored.some((name) => ends.includes(name));
  return (
    <div className="alert alert-warning" role="alert">
      {wrapped.map(([name]) => (
        <p key={name} className="mb-0">
          {t('search.notice.order', { what: t(`filters.${name}`) })}
        </p>
      ))}
      {unknownStations.map((station) => (
        <p key={station} className="mb-0">
          {t('search.notice.station', { station })}
        </p>
      ))}
      {!isRead && (
        <p className="mb-0">
          {t(hasAmount ? 'search.notice.unreadable' : 'search.notice.unknown')}
        </p>
      )}
    </div>
  );
}

/** Homes without coordinates are near nothing, and the minutes of a commute are an estimate. */
export function PlaceNotices({ page: { search, unplaced } }: { page: ResultsData }) {
  const { t } = useTranslation();
  const isEstimate = search.commute.length > 0;
  if (unplaced === 0 && !isEstimate) return null;
  return (
    <div className={styles.notices}>
      {isEstimate && <p>{t('filters.way.note')}</p>}
      {unplaced > 0 && <p>{t('results.unplaced', { count: unplaced })}</p>}
    </div>
  );
}

interface Props {
  notice: QueryNotice;
  search: Search;
}

/** Reports how the words were interpreted, with a link to a search for the literal words where they were typed. */
export function QueryNotices({ notice, search }: Props) {
  const { t } = useTranslation();
  const pathOf = useSearchPath();
  const { typed, typedAt, guesses, near, movedTo, unmatched, otherType, missingAddress } = notice;
  const borough = t(`boroughs.${boroughKey(search.borough)}`);
  const [pathname = '', query = ''] = typedAt.split('?');
  const origin = readAddress({ pathname, search: query })?.search;
  const exactly = pathOf({ ...(origin ?? plainSearch(search.listingType, null)), q: typed });
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
          {t('search.query.unmatched', {
            words: unmatched.map((words) => t('filters.label.words', { words })).join(', '),
          })}
        </p>
      )}
      {otherType && (
        <p>
          <Link to={pathOf({ ...plainSearch(otherType, null), q: unmatched.join(' ') })}>
            {t(`search.query.other.${otherType}`)}
          </Link>
        </p>
      )}
      {(guesses.length > 0 || unmatched.length > 0) && (
        <p>
          <Link to={exactly}>{t('search.query.exactly', { words: typed })}</Link>
        </p>
      )}
    </div>
  );
}
