import type { DemoListing } from '../demo-listing.js';
import { descriptionOf } from './description.js';
import { interiorsOf, type Interior } from './interiors.js';
import { inPlace, neighbourhoodByZip, neighbourhoodNamed } from './neighbourhoods.js';
import { longStreet, parseStreet } from './street.js';
import { titleOf } from './title.js';
import { capital } from './words.js';

/** A home of the demo feed before its words and pictures. */
export type DemoDraft = Omit<DemoListing, 'title' | 'description' | 'interiors'>;

/** Adds what is composed from the facts: title, description and rooms; and names what nobody told. */
export function finish(draft: DemoDraft, pool: readonly Interior[]): DemoListing {
  const { synthetic, open_house: openHouse, ...facts } = draft;
  const known = draft.neighborhood && neighbourhoodNamed(draft.borough, draft.neighborhood);
  const place = known || neighbourhoodByZip(draft.borough, draft.zip_code);
  const name = draft.neighborhood ?? capital(draft.borough);
  const words = {
    ...draft,
    street: longStreet(parseStreet(draft.address)?.street ?? draft.address),
    place: name,
    where: inPlace(name),
    about: place?.name === draft.neighborhood ? place.about : null,
  };
  return {
    ...facts,
    title: titleOf(words),
    description: descriptionOf(words),
    interiors: interiorsOf(draft, pool),
    open_house: openHouse,
    synthetic: [
      ...synthetic,
      ...(openHouse ? ['open_house'] : []),
      ...['title', 'description', 'interiors', 'listed_days_ago'],
    ],
  };
}
