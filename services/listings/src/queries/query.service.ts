import { Injectable } from '@nestjs/common';
import { companyDay } from '@phantom/service-kit';
import { type Borough, parseBorough } from '../common/borough.js';
import type { ListingType } from '../common/listing-type.js';
import { AddressRepository } from '../places/address.repository.js';
import { PlaceRepository } from '../places/place.repository.js';
import { toSearchScope } from '../places/search-scope.js';
import { parseTypedName } from '../places/typed-name.js';
import { PlaceResolver, type ResolvedPlace } from './place-resolver.js';
import { type ParsedQuery, parseQuery, type WantedCategory } from './query-parser.js';
import type { ListingQueryDto, QueryGuessDto, UnderstoodQueryDto } from './query.dto.js';
import { guessSpelling } from './spelling.js';
import { phraseKey } from './tokens.js';

/** More than anybody misspells in a hundred characters. */
const MAX_GUESSES = 3;
const MAX_SIMILAR_PLACES = 24;
/** Names below this similarity of pg_trgm have more errors than a guess allows. */
const MIN_SIMILARITY = 0.2;
const MAX_VALUES_OF_FILTER = 20;

const HOUSE_NUMBER = /^\s*(\d+[a-z]?(?:[-/]\d+[a-z]?)*)\s+(\S.*)$/i;

interface Context {
  type: ListingType;
  borough: Borough | null;
}

/** The words that are neither places nor filters. */
interface RemainingWords {
  /** Listings of the searched type have them in their texts. */
  words: string[];
  unmatched: string[];
  /** The type of which a listing has all unmatched words in its texts. */
  otherType: 'sales' | 'rentals' | null;
  /** Whether a listing of any type has one of the words in its texts. */
  isKnown: boolean;
}

interface Interpretation extends RemainingWords {
  query: ParsedQuery;
  type: ListingType;
  guesses: QueryGuessDto[];
}

/** Turns what a visitor types into a search. Misspelt words are guessed last, and the response reports the guesses. */
@Injectable()
export class QueryService {
  constructor(
    private readonly places: PlaceRepository,
    private readonly addresses: AddressRepository,
    private readonly resolver: PlaceResolver,
  ) {}

  async understand({ q, type, location = '' }: ListingQueryDto): Promise<UnderstoodQueryDto> {
    const context = { type: type ?? 'sales', borough: parseBorough(location) } as const;
    const address = await this.parseAddress(q, context);
    if (address?.id) return toListingResponse(address.id, context);

    const text = address?.isStreetKnown === true ? address.rest : q;
    const response = await this.toResponse(await this.interpret(text, context), context);
    // A street without listings of the type is replaced by the nearest listings, which `near` reports.
    const isStreetSearched = address?.isStreetKnown === true && 'street' in response.filters;
    return isStreetSearched ? { ...response, missing_address: q.trim() } : response;
  }

  /** Parses the text. Words without a meaning are replaced by a guess, and the text is parsed again. */
  private async interpret(typed: string, context: Context): Promise<Interpretation> {
    let text = typed;
    const guesses: QueryGuessDto[] = [];
    for (;;) {
      const query = await parseQuery(
        text,
        (names) => this.places.named(names, ['sale', 'rental']),
        companyDay(),
      );
      const type = query.listingType ?? context.type;
      const { misspelt, ...remaining } = await this.matchRemainingWords(query, type);
      const guess = guesses.length < MAX_GUESSES ? await this.guessOne(misspelt) : null;
      if (!guess) return { query, type, guesses, ...remaining };
      guesses.push(guess);
      text = applyGuess(text, guess);
    }
  }

  /** Separates the words that listings of the type have in their texts from the other words. */
  private async matchRemainingWords(
    { rest }: ParsedQuery,
    type: ListingType,
  ): Promise<RemainingWords & { misspelt: string[][] }> {
    const words: string[] = [];
    const unmatched: string[] = [];
    const misspelt: string[][] = [];
    let isKnown = false;
    for (const { words: run, isQuality } of rest) {
      const matches = await Promise.all(run.map((word) => this.matchText(word, type)));
      run.forEach((word, at) => (matches[at] === 'type' ? words : unmatched).push(word));
      isKnown ||= matches.some((match) => match !== 'none');
      if (!isQuality && matches.includes('none')) {
        // All words of the run first: `jakson hights` is one name.
        const unknown = run.filter((_, at) => matches[at] === 'none');
        misspelt.push(run, ...unknown.map((word) => [word]));
      }
    }
    const otherType = await this.otherTypeWith(unmatched, type);
    return { words, unmatched, otherType, isKnown, misspelt };
  }

  private async otherTypeWith(words: readonly string[], type: ListingType) {
    if (words.length === 0 || type === 'open-houses') return null;
    const other = type === 'sales' ? 'rentals' : 'sales';
    return (await this.resolver.count({ type: other, q: words.join(' ') })) > 0 ? other : null;
  }

  /** Whether listings of the type, only listings of another type, or no listings have the word in their texts. */
  private async matchText(word: string, type: ListingType): Promise<'type' | 'other' | 'none'> {
    if ((await this.resolver.count({ type, q: word })) > 0) return 'type';
    return (await this.resolver.count({ q: word })) > 0 ? 'other' : 'none';
  }

  private async guessOne(runs: readonly string[][]): Promise<QueryGuessDto | null> {
    for (const run of runs) {
      const from = run.join(' ');
      const typed = /\p{L}/u.test(from) ? parseTypedName(from) : null;
      const scope = toSearchScope(undefined);
      if (!typed || !scope) continue;
      const query = { typed, scope, kind: null, limit: MAX_SIMILAR_PLACES };
      const to = guessSpelling(from, await this.places.similar(query, MIN_SIMILARITY));
      if (to !== null && phraseKey(to) !== phraseKey(from)) return { from, to };
    }
    return null;
  }

  private async toResponse(
    interpretation: Interpretation,
    context: Context,
  ): Promise<UnderstoodQueryDto> {
    const { query, type, guesses, words, unmatched, otherType, isKnown } = interpretation;
    const { places, dropped } = await this.resolvePlaces(query, type, context.borough);
    const location = locationOf(query, places, context.borough);
    const { available, missing } = await this.splitCategories(query.categories, type);
    const leftOut = [...dropped, ...missing];
    const near = nearOf(places);
    return {
      error: 0,
      understood: query.isUnderstood || isKnown || query.rest.some(({ isQuality }) => isQuality),
      type,
      location,
      id: null,
      filters: {
        ...(available.some(isStudio) && { min_bedrooms: 0, max_bedrooms: 0 }),
        ...Object.assign({}, ...available.map(openHouseOf)),
        ...query.quantities,
        ...nonEmpty({
          q: words,
          dwelling: available.flatMap(({ dwelling = [] }) => dwelling),
          amenities: available.flatMap(({ amenities = [] }) => amenities),
          nearby: available.flatMap(({ nearby = [] }) => nearby),
          commute: available.flatMap(({ commute = [] }) => commute),
          neighbourhood: places.flatMap((place) => place.neighbourhood),
          zip_code: places.flatMap((place) => place.zip_code),
          street: places.flatMap((place) => place.street),
        }),
        ...(near?.bounds && { bounds: near.bounds.join(',') }),
        ...(query.sort && { sort: query.sort }),
      },
      near: near?.name ?? null,
      moved_to: movedTo(places, location, context.borough),
      guesses,
      unmatched: [...leftOut, ...unmatched],
      other_type: leftOut.length === 0 ? otherType : null,
      missing_address: null,
    };
  }

  /** A place that is only a part of the map would exclude every other place, so it is dropped when there are others. */
  private async resolvePlaces(query: ParsedQuery, type: ListingType, current: Borough | null) {
    const named = query.borough === 'city' ? null : query.borough;
    const resolved = await Promise.all(
      query.places.map((place) => this.resolver.resolve(place, { type, named, current })),
    );
    const listed = resolved.filter(({ near }) => near === null);
    const places = listed.length > 0 ? listed : resolved.slice(0, 1);
    const dropped = resolved.filter((place) => !places.includes(place)).map(({ text }) => text);
    return { places, dropped };
  }

  /** A category that no listing of the type has would make every result empty. */
  private async splitCategories(wanted: readonly WantedCategory[], type: ListingType) {
    const counts = await Promise.all(
      wanted.map(({ filters }) => this.resolver.count({ type, ...filters })),
    );
    return {
      available: wanted.filter((_, at) => counts[at] !== 0).map(({ filters }) => filters),
      missing: wanted.filter((_, at) => counts[at] === 0).map(({ text }) => text),
    };
  }

  /** A house number and a street: the listing there, or whether the street is known. Null for other texts. */
  private async parseAddress(text: string, { type, borough }: Context) {
    const [, , rest = ''] = HOUSE_NUMBER.exec(text) ?? [];
    const scope = toSearchScope(type, borough ?? '');
    if (rest === '' || !scope) return null;
    const everywhere = { ...scope, borough: null };
    const found = [
      ...(await this.addresses.find({ text, scope, limit: 8 })),
      ...(await this.addresses.find({ text, scope: everywhere, limit: 8 })),
    ];
    const [exact] = await this.addresses.atSameDoor(text, found);
    if (exact) return { id: exact.id, rest, isStreetKnown: true };
    const [street = ''] = rest.split(',');
    const known = await this.places.named([street.trim()], ['sale', 'rental']);
    const isStreetKnown = [...known.values()].flat().some(({ kind }) => kind === 'street');
    return { id: null, rest, isStreetKnown };
  }
}

const toListingResponse = (id: number, { type, borough }: Context): UnderstoodQueryDto => ({
  error: 0,
  understood: true,
  type,
  location: borough,
  id,
  filters: {},
  near: null,
  moved_to: null,
  guesses: [],
  unmatched: [],
  other_type: null,
  missing_address: null,
});

function locationOf(
  query: ParsedQuery,
  places: readonly ResolvedPlace[],
  current: Borough | null,
): Borough | null {
  if (places.length > 0) {
    const boroughs = new Set(places.map(({ borough }) => borough));
    return boroughs.size === 1 ? (places[0]?.borough ?? null) : null;
  }
  if (query.borough === 'city') return null;
  return query.borough ?? current;
}

/** The place that the search is near to. One of several would exclude the others. */
const nearOf = ([place, ...others]: readonly ResolvedPlace[]) =>
  others.length === 0 ? (place?.near ?? null) : null;

/** Of several days in a query the last one counts. */
const openHouseOf = ({ open_house_from, open_house_to }: WantedCategory['filters']) =>
  open_house_from === undefined ? {} : { open_house_from, open_house_to };

const isStudio = ({ max_bedrooms: bedrooms }: WantedCategory['filters']) => bedrooms === 0;

/** The place that moves the search to another borough than the current one; null when none does. */
function movedTo(
  [place]: readonly ResolvedPlace[],
  location: Borough | null,
  current: Borough | null,
): string | null {
  if (!place || current === null || location === null || location === current) return null;
  return place.near?.name ?? nameOf(place);
}

/** The listed name if the place has exactly one, else the name as typed. */
function nameOf(place: ResolvedPlace): string {
  const [name = place.text, ...others] = [
    ...place.neighbourhood,
    ...place.zip_code,
    ...place.street,
  ];
  return others.length === 0 ? name : place.text;
}

function applyGuess(typed: string, { from, to }: QueryGuessDto): string {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  // The typed text may have any separators between the words.
  const pattern = from
    .split(' ')
    .map((word) => word.replaceAll(/[$.+]/g, String.raw`\$&`))
    .join(String.raw`[^\p{L}\p{N}]+`);
  const bare = text.replaceAll(/['’]/g, '');
  return bare.replace(new RegExp(pattern, 'u'), () => ` ${to} `);
}

/** The filters that have values. The words become one text. */
function nonEmpty({ q, ...lists }: Record<string, string[]> & { q: string[] }) {
  const filled = Object.entries(lists)
    .map(([name, values]) => [name, [...new Set(values)].slice(0, MAX_VALUES_OF_FILTER)] as const)
    .filter(([, values]) => values.length > 0);
  return { ...Object.fromEntries(filled), ...(q.length > 0 && { q: q.join(' ') }) };
}
