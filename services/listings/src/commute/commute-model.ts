/** What a commute is estimated with: a weekday by day, without timetable, works on the tracks, and fares. */

/**
 * Minutes from the street to a platform, and from a platform to the street or to another platform. Stations differ; the
 * values are those of a station below the street, of two flights of stairs and half a platform.
 */
export const ENTER_MINUTES = 1.5;
export const LEAVE_MINUTES = 1.5;

/** Of somebody who walks 4.8 km an hour, as the Highway Capacity Manual takes it for most people. */
export const WALK_METRES_PER_MINUTE = 80;

/**
 * A train goes 40 km an hour between stops, and each stop costs 45 seconds beside. Both are fitted to rides of the MTA's
 * timetables: from 96 St to Times Sq the 1 takes 13 minutes and the 2 takes 9, the 7 takes 36 from Main St to Grand Central.
 */
export const RIDE_METRES_PER_MINUTE = 667;
export const STOP_MINUTES = 0.75;

/** Minutes between two trains by day, rounded, as the MTA's timetables of 2025 have them. */
const MINUTES_BETWEEN_TRAINS: readonly (readonly [minutes: number, lines: string])[] = [
  [4, '7 L'],
  [5, '1 4 6 S'],
  [6, 'E F'],
  [8, '2 3 5 A G N Q'],
  [10, 'B C D J M R W'],
  // Only in the rush hours, in one direction.
  [20, 'Z'],
  [30, 'SIR'],
];

const WAITS = new Map(
  MINUTES_BETWEEN_TRAINS.flatMap(([minutes, lines]) =>
    lines.split(' ').map((line): [string, number] => [line, minutes / 2]),
  ),
);
/** Of a line that the table does not have. */
const USUAL_WAIT = 5;

/** The usual wait, for people who do not know the timetable: half of the time between two trains. */
export const waitFor = (line: string): number => WAITS.get(line) ?? USUAL_WAIT;
