import { descriptionOf } from '../../demo/generate/description.js';
import type { HomeFacts } from '../../demo/generate/home-facts.js';
import { inPlace, neighbourhoodNamed } from '../../demo/generate/neighbourhoods.js';
import { longStreet } from '../../demo/generate/street.js';
import { titleOf } from '../../demo/generate/title.js';
import { capital } from '../../demo/generate/words.js';
import type { NewListing } from '../../store/new-listing.js';

/** Title and description as the demo feed composes them; none of land, or where kind or street is unknown. */
export function wordsOf(
  home: NewListing,
  street: string | null,
): Pick<NewListing, 'title' | 'publicRemarks'> {
  const { propertySubType: kind, subdivisionName, borough } = home;
  if (!kind || kind === 'Unimproved Land' || !street) return { title: null, publicRemarks: null };
  const place = subdivisionName ?? capital(borough);
  const facts: HomeFacts = {
    key: home.sourceKey,
    offer: home.offer,
    kind,
    bedrooms: home.bedroomsTotal,
    bathrooms: home.bathroomsTotal,
    area: home.livingArea,
    floor: home.entryLevel,
    minutes_to_subway: home.minutesToSubway,
    amenities: home.amenities,
    furnished: null,
    street: longStreet(street),
    place,
    where: inPlace(place),
    about: (subdivisionName && neighbourhoodNamed(borough, subdivisionName)?.about) || null,
  };
  return { title: titleOf(facts), publicRemarks: descriptionOf(facts) };
}
