import { CompareToggle } from '../compare/compare-toggle';
import { FavouriteButton } from '../favourites/favourite-button';
import { favouriteOf } from '../favourites/favourite-of';
import type { Home } from '../home';

interface Props {
  home: Home;
  /** Where a picture of it lies; null where it has none. */
  picture: string | null;
}

/** Keeps a home and compares it, by buttons that stand among others and say their word. */
export function HomeActions({ home, picture }: Props) {
  const favourite = favouriteOf(home);
  return (
    <>
      <FavouriteButton home={favourite} labelled />
      <CompareToggle home={{ id: home.id, name: favourite.name, picture }} outlined />
    </>
  );
}
