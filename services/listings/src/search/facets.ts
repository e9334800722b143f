import { type Count, Counts } from './counts.js';
import {
  areBathroomsWanted,
  areBedroomsWanted,
  type HomeFilter,
  isDwellingWanted,
  type Range,
} from './home-filter.js';
import type { HomeIndex } from './home-index.js';
import type { Tally } from './tally.js';

/** What there is to choose from, each under all filters but its own. */
export interface Facets {
  dwelling: Count<string>[];
  bedrooms: Count<number>[];
  bathrooms: Count<number>[];
  neighbourhood: Count<string>[];
  zipCode: Count<string>[];
  /** Under all filters: a home may have several. */
  amenities: Count<string>[];
  price: Range | null;
  area: Range | null;
}

/** So many rooms and more are one choice. */
const MANY_BEDROOMS = 5;
const MANY_BATHROOMS = 4;

const MOST_NEIGHBOURHOODS = 100;
const MOST_ZIP_CODES = 50;
const MOST_AMENITIES = 100;

export function facetsOf(index: HomeIndex, tally: Tally, filter: HomeFilter): Facets {
  const { price, area } = tally;
  return {
    ...profileFacets(index, tally, filter),
    ...placeFacets(index, tally),
    amenities: amenityFacet(index, tally),
    price,
    area,
  };
}

function profileFacets({ profiles }: HomeIndex, tally: Tally, filter: HomeFilter) {
  const dwelling = new Counts<string>();
  const bedrooms = new Counts<number>();
  const bathrooms = new Counts<number>();
  profiles.all.forEach((profile, number) => {
    const count = tally.profiles[number] as number;
    const isDwelling = isDwellingWanted(filter, profile);
    const areBedrooms = areBedroomsWanted(filter, profile);
    const areBathrooms = areBathroomsWanted(filter, profile);
    if (areBedrooms && areBathrooms) dwelling.add(profile.dwelling, count);
    if (isDwelling && areBathrooms) bedrooms.add(upTo(MANY_BEDROOMS, profile.bedrooms), count);
    if (isDwelling && areBedrooms) bathrooms.add(upTo(MANY_BATHROOMS, profile.bathrooms), count);
  });
  return {
    dwelling: dwelling.mostFirst(),
    bedrooms: bedrooms.ascending(),
    bathrooms: bathrooms.ascending(),
  };
}

/** Neighbourhoods and ZIP codes are one filter: a home in either is wanted. */
function placeFacets({ places }: HomeIndex, tally: Tally) {
  const neighbourhood = new Counts<string>();
  const zipCode = new Counts<string>();
  places.all.forEach((place, number) => {
    const count = tally.places[number] as number;
    neighbourhood.add(place.neighbourhood, count);
    zipCode.add(place.zipCode, count);
  });
  return {
    neighbourhood: neighbourhood.mostFirst(MOST_NEIGHBOURHOODS),
    zipCode: zipCode.mostFirst(MOST_ZIP_CODES),
  };
}

function amenityFacet({ amenitySets }: HomeIndex, tally: Tally): Count<string>[] {
  const amenities = new Counts<string>();
  amenitySets.all.forEach((set, number) => {
    for (const amenity of set) amenities.add(amenity, tally.amenitySets[number] as number);
  });
  return amenities.mostFirst(MOST_AMENITIES);
}

const upTo = (many: number, rooms: number | null): number | null =>
  rooms === null ? null : Math.min(many, Math.floor(rooms));
