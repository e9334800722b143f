import { Link, NavLink, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { useEffect, useRef } from 'react';
import { FavouritesLink } from '../../../shared/favourite-controls/favourite-controls';
import { boroughKey, BOROUGHS, listHeading, LISTING_TYPES } from '../../../shared/listing-types';
import { movedTo } from '../../../shared/search/change-search';
import type { Search } from '../../../shared/search/search';
import { useSearchPath } from '../requested-search';
import styles from './results-header.module.css';

export function ResultsHeader({ search }: { search: Search }) {
  const { t } = useTranslation();
  const heading = usePageHeading();
  const pathOf = useSearchPath();
  const { listingType, borough } = search;
  return (
    <header>
      <div className={styles.top}>
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1}>
            {t('results.title')}
          </h1>
          <p>{listHeading(listingType, borough, t)}</p>
        </div>
        <FavouritesLink compact />
      </div>
      <div className={styles.lists}>
        <nav aria-label={t('landing.tabsLabel')} className={styles.tabs}>
          {LISTING_TYPES.map((each) => (
            <Link
              key={each}
              to={pathOf(movedTo(search, each, borough))}
              preventScrollReset
              aria-current={each === listingType ? 'page' : undefined}
            >
              {t(`tabs.${each}`)}
            </Link>
          ))}
        </nav>
        <nav aria-label={t('results.boroughs')} className={styles.boroughs}>
          {[null, ...BOROUGHS].map((each) => (
            <NavLink
              key={boroughKey(each)}
              // The path of the city is a prefix of the boroughs' paths.
              end
              to={pathOf(movedTo(search, listingType, each))}
              preventScrollReset
              className="btn btn-sm btn-outline-primary"
            >
              {t(`boroughs.${boroughKey(each)}`)}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  );
}

/**
 * The heading takes the focus when the page is turned, so that reading continues at the top. A changed search
 * starts at its first page too, but leaves the focus on the control that changed it.
 */
export const usePageHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const search = searchOf(params);
  const shown = useRef({ cursor, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { cursor, search };
    if (before.cursor === cursor || before.search !== search) return;
    heading.current?.focus({ preventScroll: true });
  }, [cursor, search]);
  return heading;
};

const searchOf = (params: URLSearchParams) => {
  const search = new URLSearchParams(params);
  for (const name of ['page', 'cursor', 'view', 'filters']) search.delete(name);
  return search.toString();
};
