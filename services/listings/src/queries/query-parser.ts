import type { Borough } from '../common/borough.js';
import type { ListingType } from '../common/listing-type.js';
import { commuteAt } from './commute.js';
import { nearbyFilter, type NearbyPlaceName } from '../nearby/nearby-filters.js';
import type { FoundPlace } from '../places/place.repository.js';
import type { ListingSearchDto } from '../search/search.dto.js';
import { type Meaning, meaningOf, MAX_PHRASE_WORDS } from './lexicon.js';
import { canonicalNames, type NamedPlace, placeOf } from './named-place.js';
import { openHouseDays } from './open-house-days.js';
import { type Quantities, quantitiesAt } from './quantities.js';
import { type Token, tokensOf } from './tokens.js';
import { walkAt } from './way-minutes.js';

export interface ParsedQuery {
  listingType: ListingType | null;
  /** Null: the query names none. `city` is the whole city. */
  borough: Borough | 'city' | null;
  places: NamedPlace[];
  quantities: Quantities;
  categories: WantedCategory[];
  sort: 'price-asc' | 'price-desc' | 'newest' | null;
  /** The words without a meaning, in runs of adjacent words. */
  rest: UnmatchedRun[];
  /** Whether any phrase has a meaning for a search. */
  isUnderstood: boolean;
}

/** A kind of dwelling, an amenity, a place near, a commute, days of open houses, or studios. Feeds differ in the categories that they have. */
export interface WantedCategory {
  /** As typed. */
  text: string;
  filters: Pick<
    ListingSearchDto,
    | 'min_bedrooms'
    | 'max_bedrooms'
    | 'dwelling'
    | 'amenities'
    | 'nearby'
    | 'commute'
    | 'open_house_from'
    | 'open_house_to'
  >;
}

interface UnmatchedRun {
  words: string[];
  /** Praise, which is never taken for a misspelt place. */
  isQuality: boolean;
}

/** Finds places with listings by their exact names. The function `place_key` of the database unifies spellings. */
type PlaceLookup = (names: readonly string[]) => Promise<ReadonlyMap<string, FoundPlace[]>>;

type SpanMeaning =
  | Meaning
  | { kind: 'place'; place: NamedPlace }
  | { kind: 'quantity'; quantities: Quantities }
  | { kind: 'walk'; minutes: number }
  | { kind: 'commute'; filter: string };

interface Span {
  from: number;
  to: number;
  meaning: SpanMeaning;
}

/** The order of precedence of overlapping phrases with the same length. */
const RANKS: readonly SpanMeaning['kind'][] = [
  'borough',
  'commute',
  'walk',
  'quantity',
  'place',
  'listing-type',
  'open-house-day',
  'dwelling',
  'amenity',
  'sort',
  'nearby',
  'quality',
  'noise',
];

/**
 * Of overlapping phrases the longest wins, then the first in `RANKS`. To add a kind of phrase, extend `spansOf`.
 * @param today in New York, as `2026-11-27`
 */
export async function parseQuery(
  text: string,
  lookUp: PlaceLookup,
  today: string,
): Promise<ParsedQuery> {
  const tokens = tokensOf(text);
  const names = phrasesOf(tokens);
  const wanted = new Set(names.flatMap(({ name }) => [name, ...canonicalNames(name)]));
  const found = await lookUp([...wanted]);
  const chosen = choose(spansOf(tokens, names, found));
  return assemble(tokens, chosen, today);
}

interface Phrase {
  from: number;
  to: number;
  name: string;
}

function phrasesOf(tokens: readonly Token[]): Phrase[] {
  return tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_PHRASE_WORDS, tokens.length - from) }, (__, more) => {
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
    const walk = walkAt(tokens, from);
    if (walk) {
      const { length, minutes } = walk;
      spans.push({ from, to: from + length, meaning: { kind: 'walk', minutes } });
    }
    const commute = commuteAt(tokens, from);
    if (commute) {
      const { length, filter } = commute;
      spans.push({ from, to: from + length, meaning: { kind: 'commute', filter } });
    }
    const span = quantitiesAt(tokens, from);
    if (!span) return;
    const { length, quantities } = span;
    spans.push({ from, to: from + length, meaning: { kind: 'quantity', quantities } });
  });
  return spans;
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

function assemble(tokens: readonly Token[], spans: readonly Span[], today: string): ParsedQuery {
  const query: ParsedQuery = {
    listingType: null,
    borough: null,
    places: [],
    quantities: {},
    categories: [],
    sort: null,
    rest: [],
    isUnderstood: false,
  };
  const minutes = spans.flatMap(({ meaning }) => (meaning.kind === 'walk' ? meaning.minutes : []));
  for (const { from, to, meaning } of spans) {
    const text = textOf(tokens, from, to);
    if (meaning.kind === 'nearby') addNearby(query, meaning.place, { text, minutes: minutes[0] });
    else if (meaning.kind === 'open-house-day') {
      query.categories.push({ text, filters: openHouseDays(meaning.day, today) });
    } else apply(query, meaning, text);
  }
  const hasDay = spans.some(({ meaning }) => meaning.kind === 'open-house-day');
  if (hasDay) query.listingType ??= 'open-houses';
  query.rest = restOf(tokens, spans);
  query.isUnderstood = spans.some(
    ({ meaning }) => !['noise', 'quality', 'walk'].includes(meaning.kind),
  );
  return query;
}

function apply(query: ParsedQuery, meaning: SpanMeaning, text: string): void {
  switch (meaning.kind) {
    case 'borough':
      addBorough(query, meaning.borough);
      break;
    case 'place':
      query.places.push(meaning.place);
      break;
    case 'listing-type':
      query.listingType = meaning.listingType;
      break;
    case 'dwelling':
      query.categories.push({ text, filters: { dwelling: [...meaning.dwellings] } });
      break;
    case 'amenity':
      query.categories.push({ text, filters: { amenities: [meaning.amenity] } });
      query.listingType ??= meaning.listingType ?? null;
      break;
    case 'commute':
      query.categories.push({ text, filters: { commute: [meaning.filter] } });
      break;
    case 'sort':
      query.sort = meaning.sort;
      break;
    case 'quantity':
      addQuantities(query, meaning.quantities, text);
      break;
    default:
  }
}

/** Minutes of a walk to what is called near. */
const NEAR_MINUTES = 10;

function addNearby(
  query: ParsedQuery,
  place: NearbyPlaceName,
  { text, minutes = NEAR_MINUTES }: { text: string; minutes?: number },
): void {
  query.categories.push({ text, filters: { nearby: [nearbyFilter(place, minutes)] } });
}

/** A borough is more exact than the whole city, which is null. */
function addBorough(query: ParsedQuery, borough: Borough | null): void {
  query.borough = borough ?? query.borough ?? 'city';
}

function addQuantities(query: ParsedQuery, quantities: Quantities, text: string): void {
  if (quantities.max_bedrooms === 0) {
    query.categories.push({ text, filters: { min_bedrooms: 0, max_bedrooms: 0 } });
  } else Object.assign(query.quantities, quantities);
}

/** The words without a meaning. Adjacent words form one run. */
function restOf(tokens: readonly Token[], spans: readonly Span[]): UnmatchedRun[] {
  const rest: UnmatchedRun[] = [];
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
