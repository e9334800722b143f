import { useHydrated } from '@phantom/mf-kit';
import { CompareToggle } from '../compare/compare-toggle';
import { FavouriteButton } from '../favourites/favourite-button';
import { favouriteOf } from '../favourites/favourite-of';
import type { Home } from '../home';
import styles from './card-actions.module.css';

interface Props {
  home: Home;
  /** Where the card's picture lies; null where it has none. */
  picture: string | null;
}

/** What a visitor can do with a home without opening it. Lies over the card's picture, beside its link. */
export function CardActions({ home, picture }: Props) {
  // Without scripts they would do nothing.
  if (!useHydrated()) return null;
  const favourite = favouriteOf(home);
  return (
    <div className={styles.actions}>
      <FavouriteButton home={favourite} />
      <CompareToggle home={{ id: home.id, name: favourite.name, picture }} />
    </div>
  );
}
