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

const times = new CommuteTimes(SUBWAY);

/** The filter of the index. From nowhere does one get to a station that does not exist. */
export function toCommute(filter: string): Commute {
  const end = filter.lastIndexOf('-');
  const station = stationNamed(filter.slice(0, end));
  const minutesFrom = station === null ? [] : times.to(station);
  return { minutesFrom, within: Number(filter.slice(end + 1)) };
}
