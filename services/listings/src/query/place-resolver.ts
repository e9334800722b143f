import { Injectable } from '@nestjs/common';
import type { Borough } from '../geography/borough.js';
import type { KnownPlace } from '../geography/gazetteer.js';
import { homeFilterOf } from '../listing/home-filter-of.js';
import type { ListingTab } from '../listing/listing-tab.js';
import type { Bounds } from '../search/home-filter.js';
import { HomeSearch } from '../search/home-search.js';
import type { FoundPlace } from '../suggest/place-finder.js';
import type { NamedPlace } from './parse-query.js';

/** A place as filters of a search. */
export interface ResolvedPlace {
  text: string;
  /** Null: in several boroughs. */
  borough: Borough | null;
  neighbourhood: string[];
  zip_code: string[];
  street: string[];
  /** Of a place without homes of its own: where those nearest to it are. */
  near: { name: string; bounds: Bounds | undefined } | null;
}

export interface PlaceScope {
  tab: ListingTab;
  /** The borough that the query names. */
  named: Borough | null;
  /** The borough that the query was typed at. */
  at: Borough | null;
}

const KINDS = ['neighbourhood', 'zip_code', 'street'] as const;

/** So many homes are worth a list. */
const ENOUGH = 6;
const RADII_KM = [0.6, 1, 1.6, 2.5, 4, 6.5, 10, 16, 25, 40];
/** What is further away is not near any more, so that the city line of the borough does not matter. */
const FAR_KM = 4;
const KM_OF_LATITUDE = 111.2;

/** Finds the homes of a place, or those nearest to it. */
@Injectable()
export class PlaceResolver {
  constructor(private readonly homes: HomeSearch) {}

  async resolve(place: NamedPlace, scope: PlaceScope): Promise<ResolvedPlace> {
    const found = inScope(place.found, scope);
    for (const kind of KINDS) {
      const listed = await this.listed(
        found.filter((each) => each.kind === kind),
        scope.tab,
      );
      if (listed.length > 0) return filtersOf(place.text, listed);
    }
    const [known] = inScope(place.known, scope);
    if (known) return this.near(known, place.text, scope.tab);
    // Homes there are offered otherwise: the list is empty, and says so.
    const [first] = found;
    return filtersOf(place.text, first ? [first] : []);
  }

  /** How many homes match. */
  async count(wanted: Parameters<typeof homeFilterOf>[0]): Promise<number> {
    const { total } = await this.homes.page(homeFilterOf(wanted), {
      sort: 'newest',
      after: null,
      limit: 1,
    });
    return total;
  }

  private async listed(places: readonly FoundPlace[], tab: ListingTab): Promise<FoundPlace[]> {
    const counts = await Promise.all(
      places.map(({ kind, text, borough }) =>
        this.count({ type: tab, location: borough, [kind]: [text] }),
      ),
    );
    return places.filter((_, at) => (counts[at] ?? 0) > 0);
  }

  private async near(known: KnownPlace, text: string, tab: ListingTab): Promise<ResolvedPlace> {
    const place = { text, neighbourhood: [], zip_code: [], street: [] };
    for (const location of [known.borough, undefined]) {
      for (const radius of RADII_KM) {
        if (location !== undefined && radius > FAR_KM) break;
        const bounds = around(known, radius);
        if ((await this.count({ type: tab, location, bounds })) >= ENOUGH) {
          return { ...place, borough: location ?? null, near: { name: known.name, bounds } };
        }
      }
    }
    return { ...place, borough: known.borough, near: { name: known.name, bounds: undefined } };
  }
}

/** Those of the borough that is named, else of the one at hand, else all. */
function inScope<Place extends { borough: Borough }>(
  places: readonly Place[],
  { named, at }: PlaceScope,
): readonly Place[] {
  for (const wanted of [named, at]) {
    const there = places.filter(({ borough }) => borough === wanted);
    if (there.length > 0) return there;
  }
  return places;
}

function filtersOf(text: string, places: readonly FoundPlace[]): ResolvedPlace {
  const boroughs = [...new Set(places.map(({ borough }) => borough))];
  const names = (wanted: FoundPlace['kind']) => [
    ...new Set(places.filter(({ kind }) => kind === wanted).map((place) => place.text)),
  ];
  return {
    text,
    borough: boroughs.length === 1 ? (boroughs[0] ?? null) : null,
    neighbourhood: names('neighbourhood'),
    zip_code: names('zip_code'),
    street: names('street'),
    near: null,
  };
}

function around({ latitude, longitude }: KnownPlace, radiusKm: number): Bounds {
  const high = radiusKm / KM_OF_LATITUDE;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  const sides = [longitude - wide, latitude - high, longitude + wide, latitude + high];
  return sides.map((degrees) => Number(degrees.toFixed(5))) as unknown as Bounds;
}
