import { Link, NavLink, useTranslation } from '@phantom/mf-kit';
import { FavouritesLink } from '../../../shared/favourites/favourites-link';
import { listName } from '../../../shared/list-name';
import { movedTo } from '../../../shared/search/change-search';
import type { Search } from '../../../shared/search/search';
import { BOROUGHS, LISTING_TABS, placeKey } from '../../../shared/sections';
import { usePageHeading } from '../hooks/use-page-heading';
import { useSearchPath } from '../hooks/use-search-path';
import styles from './results-header.module.css';

/** Says what is listed and where, and leads with the same filters to the other lists. */
export function ResultsHeader({ search }: { search: Search }) {
  const { t } = useTranslation();
  const heading = usePageHeading();
  const pathOf = useSearchPath();
  const { tab, borough } = search;
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1}>
            {t('results.title')}
          </h1>
          <p>{listName(tab, borough, t)}</p>
        </div>
        <FavouritesLink compact />
      </div>
      <div className={styles.lists}>
        <nav aria-label={t('landing.tabsLabel')} className={styles.tabs}>
          {LISTING_TABS.map((each) => (
            <Link
              key={each}
              to={pathOf(movedTo(search, each, borough))}
              preventScrollReset
              aria-current={each === tab ? 'page' : undefined}
            >
              {t(`tabs.${each}`)}
            </Link>
          ))}
        </nav>
        <nav aria-label={t('results.boroughs')} className={styles.boroughs}>
          {[null, ...BOROUGHS].map((each) => (
            <NavLink
              key={placeKey(each)}
              // The address of the city begins those of its boroughs.
              end
              to={pathOf(movedTo(search, tab, each))}
              preventScrollReset
              className="btn btn-sm btn-outline-primary"
            >
              {t(`boroughs.${placeKey(each)}`)}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  );
}
