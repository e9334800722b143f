import type { Listing } from '@phantom/api-client';
import { Link, useFormat, useHydrated, useTranslation } from '@phantom/mf-kit';
import { MediaCard, Picture } from '@phantom/ui';
import { memo, Suspense, useRef, useSyncExternalStore, type ReactNode } from 'react';
import {
  listingLocality,
  listingName,
  openHouseTime,
  roomFacts,
  TIME_ZONE,
} from '../listing-texts';
import { allImages, CARD_SIZES } from '../media';
import { Price } from '../price';
import { lazyOptional } from '../lazy-optional';
import type { CardGallery } from './card-pictures';
import styles from './listing-card.module.css';

const CardActions = lazyOptional(async () => (await import('./card-actions')).CardActions);
const CardPictures = lazyOptional(async () => (await import('./card-pictures')).CardPictures);

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

/** A listing as a card. All of it links to its page. A list renders often: at each step of a search, and of the pointer. */
export const ListingCard = memo(function ListingCard(props: Props) {
  const { listing, imageBase, first = false, level = 2, note } = props;
  const { t } = useTranslation();
  const Heading = level === 2 ? 'h2' : 'h3';
  const pictures = allImages(listing.images, imageBase);
  const badge = useBadge(listing);
  const hasMore = pictures.length > 1;
  const gallery = useRef<CardGallery>(null);
  // The buttons do nothing without JavaScript.
  const isHydrated = useHydrated();

  return (
    <div className={styles.frame}>
      <MediaCard
        as={Link}
        to={`/listings-detail/${listing.id}`}
        media={
          <>
            <Picture src={pictures[0]} alt="" sizes={CARD_SIZES} priority={first} />
            {isHydrated && hasMore && (
              <Suspense>
                <CardPictures pictures={pictures} gallery={gallery} />
              </Suspense>
            )}
            {badge && <span className={styles.badge}>{badge}</span>}
          </>
        }
      >
        <p className={styles.price}>
          <Price dollars={listing.price} monthly={listing.listing_type === 'rentals'} />
        </p>
        {note}
        <Heading className={styles.address}>{listingName(listing) ?? t('home.unnamed')}</Heading>
        <p className={styles.place}>{listingLocality(listing)}</p>
        <NextOpenHouse listing={listing} />
        <ul className={styles.rooms}>
          {roomFacts(listing, t).map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
      </MediaCard>
      {isHydrated && (
        <Suspense>
          <CardActions
            listing={listing}
            picture={pictures[0] ?? null}
            gallery={hasMore ? gallery : undefined}
          />
        </Suspense>
      )}
    </div>
  );
});

/** What a visitor should know first. */
function useBadge({ available, previous_price: previousPrice, is_new: isNew }: Listing) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  if (!available) return t('home.promised');
  if (previousPrice) return t('home.lowered', { price: currency(previousPrice) });
  return isNew && t('home.new');
}

function NextOpenHouse({
  listing: {
    open_houses: [next],
  },
}: Pick<Props, 'listing'>) {
  const { t, i18n } = useTranslation();
  const isOtherTimeZone = useIsOtherTimeZone();
  if (!next) return null;
  return (
    <p className={styles.openHouse}>
      {t(isOtherTimeZone ? 'home.openHouseElsewhere' : 'home.openHouse', {
        time: openHouseTime(next, i18n.language),
      })}
    </p>
  );
}

const hourIn = (timeZone?: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format();

// Every card asks at each of its renderings, and formats are slow to create.
let isOtherTimeZone: boolean | undefined;
const readIsOtherTimeZone = () => (isOtherTimeZone ??= hourIn() !== hourIn(TIME_ZONE));

const never = () => () => undefined;

/** Whether the visitor's clock differs from New York's. False on the server, which does not know it. */
const useIsOtherTimeZone = () => useSyncExternalStore(never, readIsOtherTimeZone, () => false);

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
    <ul className="pp-card-grid">
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
