import type { Listing } from '@phantom/api-client';
import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { EmptyState, ErrorState, MediaCard, Picture } from '@phantom/ui';
import { useStoredPart } from '../../shared/device/device-store';
import { hasId } from '../../shared/device/stored-values';
import {
  addFavourite,
  favourites,
  removeFavourite,
  type Favourite,
} from '../../shared/favourites/favourites';
import { ListingCard } from '../../shared/listing-card/listing-card';
import { Price } from '../../shared/price';
import styles from './favourite-list.module.css';
import type { FavouritesData } from './loader';

interface Props {
  page: FavouritesData;
  onRetry: () => void;
  retrying: boolean;
}

/** The favourites, newest first. A removed one stays until the page is left, so that a mistake can be undone. */
export function FavouriteList({ page, onRetry, retrying }: Props) {
  const { t } = useTranslation();
  const { saved, listings, imageBase, failure } = page;
  if (failure !== null) {
    return (
      <ErrorState
        title={t('favourites.failed')}
        message={failure}
        retryLabel={t('favourites.retry')}
        onRetry={onRetry}
        retrying={retrying}
      />
    );
  }
  if (saved.length === 0) {
    return (
      <EmptyState title={t('favourites.empty.title')}>
        <p>{t('favourites.empty.text')}</p>
        <Link className="btn btn-primary" to="/listings">
          {t('favourites.empty.action')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul className="pp-card-grid list-unstyled mb-0">
      {saved.map((favourite) => {
        const listing = listings.find(({ id }) => id === favourite.id);
        return (
          <li key={favourite.id} className="d-grid">
            {listing ? (
              <FavouriteCard listing={listing} savedPrice={favourite.price} imageBase={imageBase} />
            ) : (
              <OffMarketCard favourite={favourite} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface FavouriteCardProps {
  listing: Listing;
  savedPrice: number | null;
  imageBase: string;
}

function FavouriteCard({ listing, savedPrice, imageBase }: FavouriteCardProps) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const before = savedPrice === null ? t('price.onRequest') : currency(savedPrice);
  const note = savedPrice !== listing.price && (
    <p className={styles.before}>{t('favourites.before', { price: before })}</p>
  );
  return <ListingCard listing={listing} imageBase={imageBase} note={note} />;
}

function OffMarketCard({ favourite }: { favourite: Favourite }) {
  const { t } = useTranslation();
  const { id, place, price, monthly } = favourite;
  const name = favourite.name ?? t('home.unnamed');
  const isSaved = useStoredPart(favourites, (saved) => hasId(saved, id));
  return (
    <MediaCard className={styles.card} media={<Picture alt="" />}>
      <p className={styles.gone}>{t('favourites.gone.title')}</p>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.place}>{place}</p>
      {price !== null && (
        <p className={styles.price}>
          {t('favourites.gone.last')} <Price dollars={price} monthly={monthly} />
        </p>
      )}
      <div className={styles.ways}>
        <Link to={`/listings-detail/${id}`} aria-label={t('favourites.gone.similarTo', { name })}>
          {t('favourites.gone.similar')}
        </Link>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          aria-label={t(isSaved ? 'favourites.gone.removeNamed' : 'favourites.gone.keepNamed', {
            name,
          })}
          onClick={() => (isSaved ? removeFavourite(id) : addFavourite(favourite))}
        >
          {t(isSaved ? 'favourites.gone.remove' : 'favourites.gone.keep')}
        </button>
      </div>
    </MediaCard>
  );
}
