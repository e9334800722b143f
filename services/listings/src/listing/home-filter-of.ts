import { parseBorough } from '../geography/borough.js';
import { neighbourhoodName } from '../geography/neighbourhood-name.js';
import type { HomeFilter, Range } from '../search/home-filter.js';
import { startOfDay } from '../search/new-york-day.js';
import { wordsIn } from '../search/words.js';
import type { ListingSearchDto } from './dto/listing-search.dto.js';
import type { ListingTab } from './listing-tab.js';

const OFFERS = { sales: 'sale', rentals: 'rental', 'open-houses': undefined } as const;

/** What a visitor wants, in the words of the index. */
export function homeFilterOf(wanted: ListingSearchDto): HomeFilter {
  const words = wordsOf(wanted.q ?? '');
  return {
    offer: wanted.type && OFFERS[wanted.type],
    borough: wanted.location?.trim() ? parseBorough(wanted.location) : undefined,
    openHouse: openHouseOf(wanted.type, wanted),
    words: words.length > 0 ? words : undefined,
    price: rangeOf(wanted.min_price, wanted.max_price),
    area: rangeOf(wanted.min_area, wanted.max_area),
    bedrooms: rangeOf(wanted.min_bedrooms, wanted.max_bedrooms),
    bathrooms: rangeOf(wanted.min_bathrooms, undefined),
    dwellings: wanted.dwelling,
    localities: localitiesOf(wanted),
    streets: wanted.street,
    amenities: wanted.amenities,
    bounds: wanted.bounds,
  };
}

/** Whatever has a word that begins with `garden` has one that begins with `gar`, which sorts right before it. */
function wordsOf(text: string): string[] {
  const words = [...new Set(wordsIn(text))].sort();
  return words.filter((word, at) => !words[at + 1]?.startsWith(word));
}

function rangeOf(from: number | undefined, to: number | undefined): Range | undefined {
  return from === undefined && to === undefined
    ? undefined
    : { from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER };
}

function localitiesOf({
  neighbourhood,
  zip_code: zipCode,
}: ListingSearchDto): HomeFilter['localities'] {
  if (!neighbourhood && !zipCode) return undefined;
  // An address that was kept may hold a spelling that no home has any more.
  const neighbourhoods = (neighbourhood ?? []).flatMap((name) => [name, neighbourhoodName(name)]);
  return { neighbourhoods, zipCodes: zipCode ?? [] };
}

function openHouseOf(
  tab: ListingTab | undefined,
  { open_house_from: from, open_house_to: to }: ListingSearchDto,
): HomeFilter['openHouse'] {
  if (tab !== 'open-houses' && from === undefined && to === undefined) return undefined;
  return {
    from: from === undefined ? -Infinity : startOfDay(from),
    // The last day belongs to it.
    before: to === undefined ? Infinity : startOfDay(to, 1),
  };
}
