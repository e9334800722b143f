import type { Home } from '../home';
import { homeName, homePlace } from '../home-name';
import type { Favourite } from './favourites';

/** What is kept of a home. */
export const favouriteOf = (home: Home): Favourite => ({
  id: home.id,
  name: homeName(home),
  place: homePlace(home),
  price: home.price,
  monthly: home.listing_type === 'rentals',
});
