import type { StationWalk } from '@phantom/listing-index';
import { commuteTimes } from './commute-filters.js';
import { stationNamed } from './station-names.js';
import { STATIONS } from './subway.js';

/** Where many people work, and change trains: in Midtown, Union Square, the Financial District and Downtown Brooklyn. */
const WELL_KNOWN = [
  'Times Sq-42 St',
  'Grand Central-42 St',
  '14 St-Union Sq',
  'Fulton St',
  'Atlantic Av-Barclays Ctr',
].flatMap((name) => STATIONS[stationNamed(name) ?? -1] ?? []);

export interface CommuteTo {
  name: string;
  minutes: number;
}

/** The minutes to well-known stations from a home, which is near some stations. */
export const commutesFrom = (near: readonly StationWalk[]): CommuteTo[] =>
  WELL_KNOWN.flatMap(({ number, name }) => {
    const minutesFrom = commuteTimes.to(number);
    const minutes = Math.min(
      ...near.map((walk) => walk.minutes + (minutesFrom[walk.station] ?? Infinity)),
    );
    return minutes < Infinity ? [{ name, minutes }] : [];
  });
