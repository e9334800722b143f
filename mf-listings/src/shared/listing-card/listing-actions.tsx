import type { Listing } from '@phantom/api-client';
import { CompareToggle } from '../comparison/comparison-controls';
import { FavouriteButton } from '../favourite-controls/favourite-controls';
import { toFavourite } from '../favourites/favourites';

interface Props {
  listing: Listing;
  picture: string | null;
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
