import { Injectable } from '@nestjs/common';
import type { Bounds } from '@phantom/listing-index';
import type { Borough } from '../common/borough.js';
import type { KnownPlace } from '../common/gazetteer.js';
import type { ListingType } from '../common/listing-type.js';
import { type FoundPlace, PLACE_KINDS, type PlaceKind } from '../places/place.repository.js';
import { SearchIndex } from '../search/search-index.js';
import { toListingFilter } from '../search/search.mapper.js';
import type { NamedPlace } from './query-parser.js';

/** A place as filters of a search. */
export interface ResolvedPlace {
  text: string;
  /** Null: in several boroughs. */
  borough: Borough | null;
  neighbourhood: string[];
  zip_code: string[];
  street: string[];
  /** For a place without listings: the bounds of the nearest ones. */
  near: { name: string; bounds: Bounds | undefined } | null;
}

interface ResolverScope {
  type: ListingType;
  /** The borough that the query names. */
  named: Borough | null;
  /** The borough of the page on which the query was typed. */
  current: Borough | null;
}

/** The search around a place grows until it contains this many listings. */
const ENOUGH_LISTINGS = 6;
const RADII_KM = [0.6, 1, 1.6, 2.5, 4, 6.5, 10, 16, 25, 40];
/** Beyond this distance the search leaves the borough of the place. */
const MAX_KM_IN_BOROUGH = 4;
const KM_PER_DEGREE_OF_LATITUDE = 111.2;

/** Finds the filters that show the listings of a place, or the nearest ones. */
@Injectable()
export class PlaceResolver {
  constructor(private readonly index: SearchIndex) {}

  async resolve(place: NamedPlace, scope: ResolverScope): Promise<ResolvedPlace> {
    const found = inScope(place.found, scope);
    for (const kind of PLACE_KINDS) {
      const listed = await this.withListings(
        found.filter((each) => each.kind === kind),
        scope.type,
      );
      if (listed.length > 0) return toFilters(place.text, listed);
    }
    const [known] = inScope(place.known, scope);
    if (known) return this.near(known, place.text, scope.type);
    // The listings there are of another type: the search is valid, and its result is empty.
    const [first] = found;
    return toFilters(place.text, first ? [first] : []);
  }

  /** Number of listings that match. */
  async count(search: Parameters<typeof toListingFilter>[0]): Promise<number> {
    return this.index.count(toListingFilter(search));
  }

  private async withListings(
    places: readonly FoundPlace[],
    type: ListingType,
  ): Promise<FoundPlace[]> {
    const counts = await Promise.all(
      places.map(({ kind, text, borough }) =>
        this.count({ type, location: borough, [kind]: [text] }),
      ),
    );
    return places.filter((_, at) => (counts[at] ?? 0) > 0);
  }

  private async near(known: KnownPlace, text: string, type: ListingType): Promise<ResolvedPlace> {
    const place = { text, neighbourhood: [], zip_code: [], street: [] };
    for (const location of [known.borough, undefined]) {
      for (const radius of RADII_KM) {
        if (location !== undefined && radius > MAX_KM_IN_BOROUGH) break;
        const bounds = boundsAround(known, radius);
        if ((await this.count({ type, location, bounds })) >= ENOUGH_LISTINGS) {
          return { ...place, borough: location ?? null, near: { name: known.name, bounds } };
        }
      }
    }
    return { ...place, borough: known.borough, near: { name: known.name, bounds: undefined } };
  }
}

/** The places in the named borough, else those in the current borough, else all. */
function inScope<Place extends { borough: Borough }>(
  places: readonly Place[],
  { named, current }: ResolverScope,
): readonly Place[] {
  for (const wanted of [named, current]) {
    const there = places.filter(({ borough }) => borough === wanted);
    if (there.length > 0) return there;
  }
  return places;
}

function toFilters(text: string, places: readonly FoundPlace[]): ResolvedPlace {
  const boroughs = [...new Set(places.map(({ borough }) => borough))];
  const namesOf = (wanted: PlaceKind) => [
    ...new Set(places.filter(({ kind }) => kind === wanted).map((place) => place.text)),
  ];
  return {
    text,
    borough: boroughs.length === 1 ? (boroughs[0] ?? null) : null,
    neighbourhood: namesOf('neighbourhood'),
    zip_code: namesOf('zip_code'),
    street: namesOf('street'),
    near: null,
  };
}

function boundsAround({ latitude, longitude }: KnownPlace, radiusKm: number): Bounds {
  const height = radiusKm / KM_PER_DEGREE_OF_LATITUDE;
  const width = height / Math.cos((latitude * Math.PI) / 180);
  const sides = [longitude - width, latitude - height, longitude + width, latitude + height];
  return sides.map((degrees) => Number(degrees.toFixed(5))) as unknown as Bounds;
}
