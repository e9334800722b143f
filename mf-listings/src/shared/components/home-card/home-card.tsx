import { Link, useTranslation } from '@phantom/mf-kit';
import { MediaCard, Picture } from '@phantom/ui';
import type { ReactNode } from 'react';
import { dwellingName } from '../../dwelling-name';
import type { Home } from '../../home';
import { homeName, homePlace } from '../../home-name';
import { firstImage } from '../../media';
import { openHouseTime } from '../../open-house-time';
import { useIsElsewhere } from '../../use-is-elsewhere';
import { CardActions } from '../../own/card-actions';
import { Price } from '../price';
import styles from './home-card.module.css';

interface Props {
  home: Home;
  /** What the picture paths are relative to. */
  imageBase: string;
  /** For the card at the top of the page: its picture is loaded at once. */
  first?: boolean;
  /** Heading level in the page's outline; the look stays the same. */
  level?: 2 | 3;
  /** What there is to say of the price. */
  note?: ReactNode;
}

/** A home at a glance; the whole card leads to its page. */
export function HomeCard({ home, imageBase, first = false, level = 2, note }: Props) {
  const { t, i18n } = useTranslation();
  const Heading = level === 2 ? 'h2' : 'h3';
  const picture = firstImage(home.images, imageBase);
  const openHouse = home.open_houses[0];
  const isElsewhere = useIsElsewhere();
  const rooms = [
    home.bedrooms !== null && t('home.bedrooms', { count: home.bedrooms }),
    home.bathrooms !== null && t('home.bathrooms', { count: home.bathrooms }),
    home.type && dwellingName(home.type, t),
  ].filter(Boolean);

  return (
    <div className={styles.frame}>
      <MediaCard
        as={Link}
        to={`/listings-detail/${home.id}`}
        media={
          <>
            <Picture
              src={picture}
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
        {note}
        <Heading className={styles.address}>{homeName(home) ?? t('home.unnamed')}</Heading>
        <p className={styles.place}>{homePlace(home)}</p>
        {openHouse && (
          <p className={styles.openHouse}>
            {t(isElsewhere ? 'home.openHouseElsewhere' : 'home.openHouse', {
              time: openHouseTime(openHouse, i18n.language),
            })}
          </p>
        )}
        <ul className={styles.rooms}>
          {rooms.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
      </MediaCard>
      <CardActions home={home} picture={picture} />
    </div>
  );
}
