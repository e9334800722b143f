import { wordsIn } from '@phantom/listing-index';
import { STATIONS } from './subway.js';

/** As the signs of stations abbreviate them. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{ avenue: 'av', avenues: 'av', ave: 'av', avs: 'av', street: 'st', streets: 'st', sts: 'st' },
  ...{ boulevard: 'blvd', highway: 'hwy', lane: 'ln', parkway: 'pkwy', place: 'pl', road: 'rd' },
  ...{ center: 'ctr', centre: 'ctr', heights: 'hts', park: 'pk', square: 'sq', turnpike: 'tpke' },
  ...{ east: 'e', west: 'w', fort: 'ft', mount: 'mt' },
};

/** Names that the signs do not have. */
const NICKNAMES: Readonly<Record<string, string>> = {
  'port authority': '42 St-Port Authority Bus Terminal',
  wtc: 'World Trade Center',
  'washington square': 'W 4 St-Wash Sq',
};

/** One spelling for comparison: `14th Street` and `14 St` are `14 st`. */
const keyOf = (name: string): string =>
  wordsIn(name.replaceAll(/['’]/g, ''))
    .map((word) => ABBREVIATIONS[word] ?? word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1'))
    .join(' ');

/** By key, the most important of the stations that a name may mean. */
const byKey = new Map<string, { station: number; weight: number }>();

function add(name: string, station: number, weight: number): void {
  const key = keyOf(name);
  if (weight > (byKey.get(key)?.weight ?? 0)) byKey.set(key, { station, weight });
}

/**
 * The station where most lines stop is the most important. `14 St` is the whole name of one, and a part of
 * `14 St-Union Sq`, where more lines stop: a whole name has three times the weight.
 */
const WHOLE_NAME = 3;

for (const { number, name, lines } of STATIONS) {
  add(name, number, WHOLE_NAME * lines.length);
  for (const part of name.split(/[-/]/)) {
    if (/\p{L}/u.test(part)) add(part, number, lines.length);
  }
}

/** The number of a station, by its name as people write it. Null: there is none. */
export const stationNamed = (text: string): number | null =>
  byKey.get(keyOf(text))?.station ?? null;

const counts = Map.groupBy(STATIONS, ({ name }) => name);
const isUnique = (name: string) => counts.get(name)?.length === 1;

/** By number: the names that mean this station alone. Lines are added where they are needed: `14 St (A C E)`. */
export const STATION_NAMES: readonly string[] = STATIONS.map(({ number, name, lines }) =>
  isUnique(name) && stationNamed(name) === number ? name : `${name} (${lines.join(' ')})`,
);

for (const { number } of STATIONS) add(STATION_NAMES[number] ?? '', number, Infinity);
for (const [nickname, name] of Object.entries(NICKNAMES)) {
  const station = stationNamed(name);
  if (station !== null) add(nickname, station, Infinity);
}

/** Of the longest name. */
export const MAX_STATION_WORDS = Math.max(...[...byKey.keys()].map((key) => key.split(' ').length));
