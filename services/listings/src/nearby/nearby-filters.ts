import type { IndexedListing } from '@phantom/listing-index';
import { type Nearby, type NearbyPlaces, PARK_KINDS, SCHOOL_STAGES } from './nearby-places.js';
import type { Point } from './street-network.js';

/** The choices of a filter. */
export const WALK_MINUTES = [5, 10, 15] as const;

export const SUBWAY_LINES = [...'1234567ABCDEFGJLMNQRSWZ', 'SIR'] as const;

const PLACES = ['subway', ...SUBWAY_LINES, ...PARK_KINDS, ...SCHOOL_STAGES] as const;
export type NearbyPlaceName = (typeof PLACES)[number];

/** What a home may be near, and within how many minutes on foot: `subway-10`, `L-5`, `park-15`. */
export const NEARBY_FILTER = new RegExp(`^(?:${PLACES.join('|')})-(?:${WALK_MINUTES.join('|')})$`);

/** The filter for at most so many minutes, as near as the choices are. */
export function nearbyFilter(place: NearbyPlaceName, minutes: number): string {
  const most = WALK_MINUTES.find((choice) => choice >= minutes) ?? WALK_MINUTES.at(-1);
  return `${place}-${most}`;
}

type Surroundings = Pick<IndexedListing, 'nearby' | 'stations'>;

const NONE: Surroundings = { nearby: [], stations: [] };

/** What the index knows of the surroundings of a home. */
export class NearbyFilters {
  constructor(private readonly places: NearbyPlaces) {}

  /** The filters that a home at a point passes, and the stations from which it can be left. */
  at(latitude: number | null, longitude: number | null): Surroundings {
    if (latitude === null || longitude === null) return NONE;
    const found = this.places.at({ latitude, longitude } satisfies Point);
    if (!found) return NONE;
    const stations = found.stations.map(({ number, minutes }) => ({ station: number, minutes }));
    return { nearby: filtersOf(found), stations };
  }
}

function filtersOf({ stations, parks, schools }: Nearby): string[] {
  const minutesTo = new Map<string, number>();
  // The nearest places come first.
  const reach = (place: string, minutes: number) => {
    if (!minutesTo.has(place)) minutesTo.set(place, minutes);
  };
  for (const { lines, minutes } of stations) {
    for (const place of ['subway', ...lines]) reach(place, minutes);
  }
  for (const { kind, minutes } of parks) reach(kind, minutes);
  for (const { stages, minutes } of schools) for (const stage of stages) reach(stage, minutes);
  return [...minutesTo].flatMap(([place, minutes]) =>
    WALK_MINUTES.filter((most) => minutes <= most).map((most) => `${place}-${most}`),
  );
}
