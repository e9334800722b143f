import { readFileSync } from 'node:fs';

export interface Station {
  name: string;
  /** Letters and numbers of the lines that stop there; `SIR` is the Staten Island Railway. */
  lines: string[];
  /** All of it can be reached without steps. */
  accessible: boolean;
}

/** Two stations by their numbers, and the metres between them. */
export type StationPair = readonly [one: number, other: number, metres: number];

/** Its number is its position in `Subway.stations`. */
export type NumberedStation = Station & { number: number };

/** `data/subway.json`. `nearby/build/cli.ts` makes it. */
export interface Subway {
  stations: readonly Station[];
  /** For each line the pairs of stations between which it does not stop, in both directions, along the tracks. */
  rides: Readonly<Record<string, readonly StationPair[]>>;
  /** Pairs of stations that are within a walk of 15 minutes, along streets. */
  walks: readonly StationPair[];
}

export const SUBWAY_FILE = new URL('../../data/subway.json', import.meta.url);

export const SUBWAY = JSON.parse(readFileSync(SUBWAY_FILE, 'utf8')) as Subway;

export const STATIONS: readonly NumberedStation[] = SUBWAY.stations.map((station, number) => {
  return { ...station, number };
});
