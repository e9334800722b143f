import { type KnownPlace, knownZipCode, placesNamed } from '../geography/gazetteer.js';
import type { Borough } from '../geography/borough.js';
import type { DwellingName } from '../listing/dwelling.js';
import type { ListingTab } from '../listing/listing-tab.js';
import type { FoundPlace } from '../suggest/place-finder.js';
import { type Meaning, meaningOf, MOST_WORDS } from './lexicon.js';
import { type Quantities, quantitiesAt } from './quantities.js';
import { type Token, tokensOf } from './tokens.js';

/** A place that a query names exactly. */
export interface NamedPlace {
  /** As it was typed. */
  text: string;
  /** Neighbourhoods, ZIP codes and streets of that name with homes on the market. */
  found: readonly FoundPlace[];
  /** What the gazetteer knows by that name. */
  known: readonly KnownPlace[];
}

/** A query, understood as far as its words go. */
export interface ParsedQuery {
  tab: ListingTab | null;
  /** Null: none is named. `city` is the whole city, named as such. */
  borough: Borough | 'city' | null;
  places: NamedPlace[];
  quantities: Quantities;
  dwellings: DwellingName[];
  amenities: WantedAmenity[];
  sort: 'price-asc' | 'newest' | null;
  /** Runs of words without a meaning, in their order. */
  rest: RestOfQuery[];
  /** Whether anything but noise has a meaning. */
  isUnderstood: boolean;
}

/** An amenity as homes have it, and as it was typed. */
export interface WantedAmenity {
  amenity: string;
  text: string;
}

export interface RestOfQuery {
  words: string[];
  /** It praises a home: never a misspelt place. */
  isQuality: boolean;
}

/** Looks up the places with homes that have a name exactly, in whatever spelling; see `place_key` of the database. */
export type PlaceLookup = (names: readonly string[]) => Promise<ReadonlyMap<string, FoundPlace[]>>;

type SpanMeaning =
  Meaning | { kind: 'place'; place: NamedPlace } | { kind: 'quantity'; quantities: Quantities };

interface Span {
  from: number;
  to: number;
  meaning: SpanMeaning;
}

/** What holds where phrases of the same length overlap. */
const RANKS: readonly SpanMeaning['kind'][] = [
  'borough',
  'quantity',
  'place',
  'tab',
  'dwelling',
  'amenity',
  'sort',
  'quality',
  'noise',
];

/**
 * Reads a query: the longest phrases first, and among those of the same length boroughs before places, and these before
 * what becomes a filter. To teach it another kind of phrase, add a reader to `spansOf`.
 */
export async function parseQuery(text: string, lookUp: PlaceLookup): Promise<ParsedQuery> {
  const tokens = tokensOf(text);
  const names = phrasesOf(tokens);
  const wanted = new Set(names.flatMap(({ name }) => [name, ...canonicalNames(name)]));
  const found = await lookUp([...wanted]);
  const chosen = choose(spansOf(tokens, names, found));
  return assemble(tokens, chosen);
}

interface Phrase {
  from: number;
  to: number;
  name: string;
}

function phrasesOf(tokens: readonly Token[]): Phrase[] {
  return tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, tokens.length - from) }, (__, more) => {
      const to = from + more + 1;
      return { from, to, name: textOf(tokens, from, to) };
    }),
  );
}

const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** The names under which homes may be listed that a name or nickname stands for. */
const canonicalNames = (name: string): string[] =>
  placesNamed(name).flatMap((place) => [place.name, ...place.includes]);

function spansOf(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  found: ReadonlyMap<string, FoundPlace[]>,
): Span[] {
  const spans: Span[] = [];
  for (const { from, to, name } of phrases) {
    const key = tokens
      .slice(from, to)
      .map((token) => token.key)
      .join(' ');
    const meaning = meaningOf(key);
    if (meaning) spans.push({ from, to, meaning });
    const place = placeOf(name, found);
    if (place) spans.push({ from, to, meaning: { kind: 'place', place } });
  }
  tokens.forEach((_, from) => {
    const span = quantitiesAt(tokens, from);
    if (!span) return;
    const { length, quantities } = span;
    spans.push({ from, to: from + length, meaning: { kind: 'quantity', quantities } });
  });
  return spans;
}

function placeOf(name: string, found: ReadonlyMap<string, FoundPlace[]>): NamedPlace | null {
  const zip = knownZipCode(name);
  const known = zip ? [zip] : placesNamed(name);
  const boroughs = new Set(known.map(({ borough }) => borough));
  const listed = [
    ...(found.get(name) ?? []),
    // A nickname stands for a place of its borough alone.
    ...canonicalNames(name)
      .filter((canonical) => canonical !== name)
      .flatMap((canonical) => found.get(canonical) ?? [])
      .filter(({ kind, borough }) => kind === 'neighbourhood' && boroughs.has(borough)),
  ];
  // A number alone may be the name of a street in nothing but a list of errors.
  const isNumber = /^\d+$/.test(name);
  const usable = isNumber ? listed.filter(({ kind }) => kind === 'zip_code') : listed;
  return usable.length + known.length > 0 ? { text: name, found: unique(usable), known } : null;
}

function unique(places: readonly FoundPlace[]): FoundPlace[] {
  const byKey = new Map(
    places.map((place) => [`${place.kind} ${place.text} ${place.borough}`, place]),
  );
  return [...byKey.values()];
}

function choose(spans: readonly Span[]): Span[] {
  const length = ({ from, to }: Span) => to - from;
  const rank = ({ meaning }: Span) => RANKS.indexOf(meaning.kind);
  const ordered = [...spans].sort(
    (one, other) => length(other) - length(one) || rank(one) - rank(other) || one.from - other.from,
  );
  const chosen: Span[] = [];
  for (const span of ordered) {
    const isFree = chosen.every(({ from, to }) => span.to <= from || span.from >= to);
    if (isFree) chosen.push(span);
  }
  return chosen.sort((one, other) => one.from - other.from);
}

function assemble(tokens: readonly Token[], spans: readonly Span[]): ParsedQuery {
  const query: ParsedQuery = {
    tab: null,
    borough: null,
    places: [],
    quantities: {},
    dwellings: [],
    amenities: [],
    sort: null,
    rest: [],
    isUnderstood: false,
  };
  for (const { from, to, meaning } of spans) take(query, meaning, textOf(tokens, from, to));
  query.rest = restOf(tokens, spans);
  query.isUnderstood = spans.some(({ meaning }) => !['noise', 'quality'].includes(meaning.kind));
  return query;
}

function take(query: ParsedQuery, meaning: SpanMeaning, text: string): void {
  switch (meaning.kind) {
    case 'borough':
      if (meaning.borough !== null) query.borough = meaning.borough;
      else query.borough ??= 'city';
      break;
    case 'place':
      query.places.push(meaning.place);
      break;
    case 'tab':
      query.tab = meaning.tab;
      break;
    case 'dwelling':
      query.dwellings = [...new Set([...query.dwellings, ...meaning.dwellings])];
      break;
    case 'amenity':
      query.amenities.push({ amenity: meaning.amenity, text });
      query.tab ??= meaning.tab ?? null;
      break;
    case 'sort':
      query.sort = meaning.sort;
      break;
    case 'quantity':
      Object.assign(query.quantities, meaning.quantities);
      break;
    default:
  }
}

/** The words that are left, those side by side together. */
function restOf(tokens: readonly Token[], spans: readonly Span[]): RestOfQuery[] {
  const rest: RestOfQuery[] = [];
  let run: string[] = [];
  const end = () => {
    if (run.length > 0) rest.push({ words: run, isQuality: false });
    run = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const span = spans.find(({ from, to }) => at >= from && at < to);
    if (!span) {
      run.push((tokens[at] as Token).text);
      continue;
    }
    end();
    if (span.meaning.kind === 'quality') {
      const words = tokens.slice(span.from, span.to).map((token) => token.text);
      rest.push({ words, isQuality: true });
    }
    at = span.to - 1;
  }
  end();
  return rest;
}
