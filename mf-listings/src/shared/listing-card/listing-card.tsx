import type { Listing } from '@phantom/api-client';
import { Link, useTranslation } from '@phantom/mf-kit';
import { MediaCard, Picture } from '@phantom/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import {
  listingLocality,
  listingName,
  openHouseTime,
  roomFacts,
  TIME_ZONE,
} from '../listing-texts';
import { firstImage } from '../media';
import { Price } from '../price';
import { CardActions } from './listing-actions';
import styles from './listing-card.module.css';

interface Props {
  listing: Listing;
  imageBase: string;
  /** The first card of the page: its picture is loaded at once. */
  first?: boolean;
  /** Heading level in the page's outline. The style stays the same. */
  level?: 2 | 3;
  /** A note below the price. */
  note?: ReactNode;
}

/** A listing as a card. All of it links to its page. */
export function ListingCard({ listing, imageBase, first = false, level = 2, note }: Props) {
  const { t, i18n } = useTranslation();
  const Heading = level === 2 ? 'h2' : 'h3';
  const picture = firstImage(listing.images, imageBase);
  const openHouse = listing.open_houses[0];
  const isOtherTimeZone = useIsOtherTimeZone();

  return (
    <div className={styles.frame}>
      <MediaCard
        as={Link}
        to={`/listings-detail/${listing.id}`}
        media={
          <>
            <Picture
              src={picture}
              alt=""
              sizes="(min-width: 1200px) 380px, (min-width: 640px) 50vw, 100vw"
              priority={first}
            />
            {!listing.available && <span className={styles.badge}>{t('home.promised')}</span>}
          </>
        }
      >
        <p className={styles.price}>
          <Price dollars={listing.price} monthly={listing.listing_type === 'rentals'} />
        </p>
        {note}
        <Heading className={styles.address}>{listingName(listing) ?? t('home.unnamed')}</Heading>
        <p className={styles.place}>{listingLocality(listing)}</p>
        {openHouse && (
          <p className={styles.openHouse}>
            {t(isOtherTimeZone ? 'home.openHouseElsewhere' : 'home.openHouse', {
              time: openHouseTime(openHouse, i18n.language),
            })}
          </p>
        )}
        <ul className={styles.rooms}>
          {roomFacts(listing, t).map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
      </MediaCard>
      <CardActions listing={listing} picture={picture} />
    </div>
  );
}

const hourIn = (timeZone?: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format();

const never = () => () => undefined;

/** Whether the visitor's clock differs from New York's. False on the server, which does not know it. */
const useIsOtherTimeZone = () =>
  useSyncExternalStore(
    never,
    () => hourIn() !== hourIn(TIME_ZONE),
    () => false,
  );

interface ListingGridProps {
  listings: Listing[];
  imageBase: string;
  /** The grid is at the top of its page: its first picture is loaded at once. */
  first?: boolean;
  /** Heading level of the cards in the page's outline. */
  level?: 2 | 3;
  /** The listing that is highlighted elsewhere, for example on a map. */
  highlighted?: number | null;
}

export function ListingGrid({
  listings,
  imageBase,
  first = false,
  level,
  highlighted,
}: ListingGridProps) {
  return (
    <ul className="pp-card-grid list-unstyled mb-0">
      {listings.map((listing, index) => (
        <li
          key={listing.id}
          className="d-grid"
          data-highlighted={listing.id === highlighted || undefined}
        >
          <ListingCard
            listing={listing}
            imageBase={imageBase}
            first={first && index === 0}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}
