import { Link, useTranslation } from '@phantom/mf-kit';
import { FavouritesLink } from '../../../shared/favourite-controls/favourite-controls';
import { listingLocality, listingName } from '../../../shared/listing-texts';
import { listHeading, neighbourhoodPath, parseBorough } from '../../../shared/listing-types';
import type { ListingDetail } from '../api/listing-detail';
import { ListingActions } from './listing-actions';
import styles from './listing-header.module.css';

export function ListingHeader({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation();
  const { listing_type: listingType, title } = listing;
  const borough = parseBorough(listing.borough);
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <p className="pp-eyebrow">
          {borough ? listHeading(listingType, borough, t) : t(`tabs.${listingType}`)}
        </p>
        <FavouritesLink compact />
      </div>
      <h1>{listingName(listing) ?? t('home.unnamed')}</h1>
      <p className="lead">{listingLocality(listing)}</p>
      {listing.neighbourhood && listing.neighbourhood_slug && (
        <p>
          <Link to={neighbourhoodPath(listing.borough, listing.neighbourhood_slug)}>
            {t('detail.neighbourhood', { name: listing.neighbourhood })}
          </Link>
        </p>
      )}
      {title && (
        <p className={styles.title} lang={listing.lang}>
          {title}
        </p>
      )}
      {listing.synthetic.length > 0 && <p className={styles.note}>{t('detail.synthetic')}</p>}
      <ListingActions listing={listing} />
    </header>
  );
}
