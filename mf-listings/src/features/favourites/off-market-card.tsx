import { Link, useTranslation } from '@phantom/mf-kit';
import { MediaCard, Picture } from '@phantom/ui';
import type { ReactNode } from 'react';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import type { Favourite } from '../../shared/favourites/favourites';
import { Price } from '../../shared/price';
import styles from './favourite-list.module.css';

interface OffMarketCardProps {
  favourite: Favourite;
  /** A button beside the link to similar homes. */
  action?: ReactNode;
}

/** In place of the card of a listing that is off the market. */
export function OffMarketCard({ favourite, action }: OffMarketCardProps) {
  const { t: sectionText } = useTranslation();
  const { t } = useFavouriteListTexts();
  const { id, place, price, monthly } = favourite;
  const name = favourite.name ?? sectionText('home.unnamed');
  return (
    <MediaCard className={styles.card} media={<Picture alt="" />}>
      <p className={styles.gone}>{t('favourite-lists:own.gone.title')}</p>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.place}>{place}</p>
      {price !== null && (
        <p className={styles.price}>
          {t('favourite-lists:own.gone.last')} <Price dollars={price} monthly={monthly} />
        </p>
      )}
      <div className={styles.ways}>
        <Link
          to={`/listings-detail/${id}`}
          aria-label={t('favourite-lists:own.gone.similarTo', { name })}
        >
          {t('favourite-lists:own.gone.similar')}
        </Link>
        {action}
      </div>
    </MediaCard>
  );
}
