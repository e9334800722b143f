import { Link, useTranslation } from '@phantom/mf-kit';
import { MediaCard, Picture } from '@phantom/ui';
import { Price } from '../../../shared/components/price';
import { dwellingName } from '../../../shared/dwelling-name';
import { homeName, homePlace } from '../../../shared/home-name';
import { firstImage } from '../../../shared/media';
import { openHouseTime } from '../../../shared/open-house-time';
import type { FoundListing } from '../api/find-listings';
import styles from './home-card.module.css';

interface Props {
  home: FoundListing;
  /** What the picture paths are relative to. */
  imageBase: string;
  /** For the card at the top of the page: its picture is loaded at once. */
  first?: boolean;
}

/** A home at a glance; the whole card leads to its page. */
export function HomeCard({ home, imageBase, first = false }: Props) {
  const { t, i18n } = useTranslation();
  const openHouse = home.open_houses[0];
  const rooms = [
    home.bedrooms !== null && t('home.bedrooms', { count: home.bedrooms }),
    home.bathrooms !== null && t('home.bathrooms', { count: home.bathrooms }),
    home.type && dwellingName(home.type, t),
  ].filter(Boolean);

  return (
    <MediaCard
      as={Link}
      to={`/listings-detail/${home.id}`}
      media={
        <>
          <Picture
            src={firstImage(home.images, imageBase)}
            alt=""
            sizes="(min-width: 1200px) 380px, (min-width: 640px) 50vw, 100vw"
            priority={first}
          />
          {!home.available && <span className={styles.badge}>{t('home.promised')}</span>}
        </>
      }
    >
      <p className={styles.price}>
        <Price dollars={home.price} monthly={home.listing_type === 'rentals'} />
      </p>
      <h2 className={styles.address}>{homeName(home) ?? t('home.unnamed')}</h2>
      <p className={styles.place}>{homePlace(home)}</p>
      {openHouse && (
        <p className={styles.openHouse}>
          {t('home.openHouse', { time: openHouseTime(openHouse, i18n.language) })}
        </p>
      )}
      <ul className={styles.rooms}>
        {rooms.map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
    </MediaCard>
  );
}
