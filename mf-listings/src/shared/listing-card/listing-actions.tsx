import type { Listing } from '@phantom/api-client';
import { useHydrated } from '@phantom/mf-kit';
import { CompareToggle } from '../comparison/comparison-controls';
import { FavouriteButton } from '../favourites/favourite-controls';
import { toFavourite } from '../favourites/favourites';
import styles from './listing-actions.module.css';

interface Props {
  listing: Listing;
  picture: string | null;
}

/** The buttons over a card's picture. They are beside its link, not in it. */
export function CardActions({ listing, picture }: Props) {
  // They do nothing without JavaScript.
  if (!useHydrated()) return null;
  const favourite = toFavourite(listing);
  return (
    <div className={styles.actions}>
      <FavouriteButton listing={favourite} />
      <CompareToggle listing={{ id: listing.id, name: favourite.name, picture }} />
    </div>
  );
}

export function ListingActionButtons({ listing, picture }: Props) {
  const favourite = toFavourite(listing);
  return (
    <>
      <FavouriteButton listing={favourite} labelled />
      <CompareToggle listing={{ id: listing.id, name: favourite.name, picture }} outlined />
    </>
  );
}
