import { Link, useTranslation } from '@phantom/mf-kit';
import { MediaCard, Picture } from '@phantom/ui';
import { Price } from '../../../shared/components/price';
import { useKeptPart } from '../../../shared/device/use-kept';
import {
  dropFavourite,
  favourites,
  isFavourite,
  keepFavourite,
  type Favourite,
} from '../../../shared/favourites/favourites';
import styles from './gone-card.module.css';

/** Stands for a home that was kept and is off the market since. */
export function GoneCard({ favourite }: { favourite: Favourite }) {
  const { t } = useTranslation();
  const { id, place, price, monthly } = favourite;
  const name = favourite.name ?? t('home.unnamed');
  const isKept = useKeptPart(favourites, isFavourite(id));
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
          aria-label={t(isKept ? 'favourites.gone.removeNamed' : 'favourites.gone.keepNamed', {
            name,
          })}
          onClick={() => (isKept ? dropFavourite(id) : keepFavourite(favourite))}
        >
          {t(isKept ? 'favourites.gone.remove' : 'favourites.gone.keep')}
        </button>
      </div>
    </MediaCard>
  );
}
