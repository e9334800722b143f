import { Link, useTranslation } from '@phantom/mf-kit';
import { FavouritesLink } from '../../../shared/favourites/favourites-link';
import { FEED_LANGUAGE } from '../../../shared/feed-language';
import { homeName, homePlace } from '../../../shared/home-name';
import { listName } from '../../../shared/list-name';
import { landingPath, parseBorough, resultsPath } from '../../../shared/sections';
import type { Listing } from '../api/get-listing';
import { ListingActions } from './actions/listing-actions';
import styles from './listing-header.module.css';

/** Where the home is, and the line that recommends it. */
export function ListingHeader({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const { listing_type: tab, title } = listing;
  const borough = parseBorough(listing.borough);
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <p className="pp-eyebrow">
          <Link to={borough ? resultsPath(tab, borough) : landingPath(tab)}>
            {borough ? listName(tab, borough, t) : t(`tabs.${tab}`)}
          </Link>
        </p>
        <FavouritesLink compact />
      </div>
      <h1>{homeName(listing) ?? t('home.unnamed')}</h1>
      <p className="lead">{homePlace(listing)}</p>
      {title && (
        <p className={styles.title} lang={FEED_LANGUAGE}>
          {title}
        </p>
      )}
      {listing.synthetic.length > 0 && <p className={styles.note}>{t('detail.synthetic')}</p>}
      <ListingActions listing={listing} />
    </header>
  );
}
