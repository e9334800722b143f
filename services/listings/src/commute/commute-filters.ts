import type { Commute } from '@phantom/listing-index';
import { CommuteTimes } from './commute-times.js';
import { STATION_NAMES, stationNamed } from './station-names.js';
import { SUBWAY } from './subway.js';

/** The choices of a filter. */
export const COMMUTE_MINUTES = [10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 90] as const;

/** The name of a station, and the most minutes from door to station: `14 St (A C E)-35`. */
export const COMMUTE_FILTER = new RegExp(`^.{1,60}-(?:${COMMUTE_MINUTES.join('|')})$`);

/** The filter for at most so many minutes, as near as the choices are. */
export function commuteFilter(station: number, minutes: number): string {
  const most = COMMUTE_MINUTES.find((choice) => choice >= minutes) ?? COMMUTE_MINUTES.at(-1);
  return `${STATION_NAMES[station]}-${most}`;
}

export const commuteTimes = new CommuteTimes(SUBWAY);

interface CommuteParts {
  station: string;
  within: number;
}

/** The name of a station may have hyphens too. */
function partsOf(filter: string): CommuteParts {
  const end = filter.lastIndexOf('-');
  return { station: filter.slice(0, end), within: Number(filter.slice(end + 1)) };
}

/** The filter of the index. From nowhere does one get to a station that does not exist. */
export function toCommute(filter: string): Commute {
  const { station: name, within } = partsOf(filter);
  const station = stationNamed(name);
  return { minutesFrom: station === null ? [] : commuteTimes.to(station), within };
}

/** The names in filters that no station has. */
export const unknownStations = (filters: readonly string[]): string[] =>
  filters.map((filter) => partsOf(filter).station).filter((name) => stationNamed(name) === null);
