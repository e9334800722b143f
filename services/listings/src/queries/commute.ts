import { commuteFilter } from '../commute/commute-filters.js';
import { MAX_STATION_WORDS, stationNamed } from '../commute/station-names.js';
import { meaningOf } from './lexicon.js';
import { AT_MOST, keyAt, lengthOf, phrases } from './quantities.js';
import type { Token } from './tokens.js';
import { minutesAt } from './way-minutes.js';

/** Begins a commute, also one without minutes. */
const COMMUTE = phrases(
  'commute, commutes, commuting, pendeln, pendelzeit, arbeitsweg, pendolare, tragitto, trayecto, дорога, дороги, ехать, езды',
);
/** How one commutes. */
const RIDE = phrases(
  'ride, subway, train, metro, bahn, ubahn, fahrt, treno, metropolitana, viaggio, tren, viaje, метро, поездом',
);
/** What may stand between the parts of a commute, beside words without a meaning. */
const BETWEEN = new Set([
  ...COMMUTE,
  ...RIDE,
  ...phrases('bis, zum, nach, u, fino, piedi, hasta, pie, станции'),
]);
const MOST_BETWEEN = 5;

/** Minutes of a commute that states none. */
const USUAL_MINUTES = 30;

interface CommuteSpan {
  /** Number of tokens. */
  length: number;
  filter: string;
}

/** Parses `35 minutes of 14 St` and `commute to 14 St in 35 minutes`. Null when neither begins at the token. */
export function commuteAt(tokens: readonly Token[], at: number): CommuteSpan | null {
  const start = at + lengthOf(tokens, at, AT_MOST);
  const first = minutesAt(tokens, start);
  if (!first && !COMMUTE.has(keyAt(tokens, start))) return null;
  const found = after(tokens, start + (first?.length ?? 1), (from) => longestStation(tokens, from));
  if (!found) return null;
  const { to } = after(tokens, found.to, (from) => rideUpTo(tokens, from)) ?? found;
  const last = first ? null : after(tokens, to, (from) => minutesUpTo(tokens, from));
  const { minutes } = first ?? last ?? { minutes: USUAL_MINUTES };
  return { length: (last?.to ?? to) - at, filter: commuteFilter(found.station, minutes) };
}

/** The end of `by subway` behind a station. */
const rideUpTo = (tokens: readonly Token[], from: number) =>
  RIDE.has(keyAt(tokens, from)) ? { to: from + 1 } : null;

function minutesUpTo(tokens: readonly Token[], from: number) {
  const span = minutesAt(tokens, from);
  return span && { to: from + span.length, minutes: span.minutes };
}

/** What is found at a token, or behind words that may stand before it. */
function after<Found>(
  tokens: readonly Token[],
  from: number,
  find: (at: number) => Found | null,
): Found | null {
  for (let at = from; at <= from + MOST_BETWEEN && at < tokens.length; at += 1) {
    const found = find(at);
    if (found) return found;
    const key = keyAt(tokens, at);
    const limit = lengthOf(tokens, at, AT_MOST);
    if (limit > 0) at += limit - 1;
    else if (meaningOf(key)?.kind !== 'noise' && !BETWEEN.has(key)) return null;
  }
  return null;
}

function longestStation(
  tokens: readonly Token[],
  at: number,
): { station: number; to: number } | null {
  for (let to = Math.min(tokens.length, at + MAX_STATION_WORDS); to > at; to -= 1) {
    const words = tokens.slice(at, to).map(({ text }) => text);
    const station = stationNamed(words.join(' '));
    if (station !== null) return { station, to };
  }
  return null;
}
