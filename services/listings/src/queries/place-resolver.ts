import { Injectable } from '@nestjs/common';
import type { Bounds } from '@phantom/listing-index';
import type { Borough } from '../common/borough.js';
import type { KnownPlace } from '../common/gazetteer.js';
import type { ListingType } from '../common/listing-type.js';
import { type FoundPlace, PLACE_KINDS, type PlaceKind } from '../places/place.repository.js';
import { SearchIndex } from '../search/search-index.js';
import { toListingFilter } from '../search/search.mapper.js';
import type { NamedPlace } from './named-place.js';

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

type Centre = Pick<KnownPlace, 'name' | 'borough' | 'latitude' | 'longitude'>;

interface ResolverScope {
  type: ListingType;
  named: Borough | null;
  current: Borough | null;
}

/** The search around a place grows until it contains this many listings. */
const ENOUGH_LISTINGS = 6;
const RADII_KM = [0.6, 1, 1.6, 2.5, 4, 6.5, 10, 16, 25, 40];
/** Beyond this distance the search leaves the borough of the place. */
const MAX_KM_IN_BOROUGH = 4;
const KM_PER_DEGREE_OF_LATITUDE = 111.2;

@Injectable()
export class PlaceResolver {
  constructor(private readonly index: SearchIndex) {}

  /** A place with listings of the type is preferred to one nearer to the visitor without them. */
  async resolve(
    place: NamedPlace,
    { type, named, current }: ResolverScope,
  ): Promise<ResolvedPlace> {
    const { text, found, known } = inNamedBorough(place, named);
    const listed = preferBorough(await this.withListings(found, type), current);
    const kind = PLACE_KINDS.find((each) => listed.some((one) => one.kind === each));
    if (kind) {
      const ofKind = listed.filter((each) => each.kind === kind);
      return toFilters(text, ofKind);
    }
    const [nearest] = preferBorough([...known, ...found], current);
    const centre = nearest && (await this.centreOf(nearest));
    if (centre) return this.near(centre, text, type);
    // The listings there are of another type and have no coordinates: the result is empty.
    return toFilters(text, found.slice(0, 1));
  }

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

  /** Null when no listing of the place has coordinates. */
  private async centreOf(place: KnownPlace | FoundPlace): Promise<Centre | null> {
    if ('name' in place) return place;
    const { kind, text, borough } = place;
    const there = toListingFilter({ location: borough, [kind]: [text] });
    const { extent } = await this.index.map(there, 0);
    if (!extent) return null;
    const [west, south, east, north] = extent;
    return { name: text, borough, latitude: (south + north) / 2, longitude: (west + east) / 2 };
  }

  private async near(centre: Centre, text: string, type: ListingType): Promise<ResolvedPlace> {
    const place = { text, neighbourhood: [], zip_code: [], street: [] };
    for (const location of [centre.borough, undefined]) {
      for (const radius of RADII_KM) {
        if (location !== undefined && radius > MAX_KM_IN_BOROUGH) break;
        const bounds = boundsAround(centre, radius);
        if ((await this.count({ type, location, bounds })) >= ENOUGH_LISTINGS) {
          return { ...place, borough: location ?? null, near: { name: centre.name, bounds } };
        }
      }
    }
    return { ...place, borough: centre.borough, near: { name: centre.name, bounds: undefined } };
  }
}

/** The places in the borough that the query names. All places when the name has none there. */
function inNamedBorough(place: NamedPlace, named: Borough | null): NamedPlace {
  const isThere = ({ borough }: { borough: Borough }) => borough === named;
  const there = {
    text: place.text,
    found: place.found.filter(isThere),
    known: place.known.filter(isThere),
  };
  return there.found.length + there.known.length > 0 ? there : place;
}

/** The places in the borough. All places when none is there. */
function preferBorough<Place extends { borough: Borough }>(
  places: readonly Place[],
  preferred: Borough | null,
): readonly Place[] {
  const there = places.filter(({ borough }) => borough === preferred);
  return there.length > 0 ? there : places;
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

function boundsAround({ latitude, longitude }: Centre, radiusKm: number): Bounds {
  const height = radiusKm / KM_PER_DEGREE_OF_LATITUDE;
  const width = height / Math.cos((latitude * Math.PI) / 180);
  const sides = [longitude - width, latitude - height, longitude + width, latitude + height];
  return sides.map((degrees) => Number(degrees.toFixed(5))) as unknown as Bounds;
}
