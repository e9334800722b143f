import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Borough, parseBorough } from '../geography/borough.js';
import type { ListingTab } from '../listing/listing-tab.js';
import { AddressFinder } from '../suggest/address-finder.js';
import { PlaceFinder } from '../suggest/place-finder.js';
import { scopeOf } from '../suggest/suggestion-scope.js';
import { readTypedName } from '../suggest/typed-name.js';
import type {
  ListingQueryDto,
  QueryGuessDto,
  UnderstoodQueryDto,
} from './dto/listing-query.dto.js';
import { guess } from './guess.js';
import { parseQuery, type ParsedQuery, type WantedAmenity } from './parse-query.js';
import { PlaceResolver, type ResolvedPlace } from './place-resolver.js';
import { phraseKey } from './tokens.js';

/** More than anybody misspells in a hundred letters. */
const MOST_GUESSES = 3;
const MOST_ALIKE = 24;
/** Less alike, as pg_trgm measures it, nothing comes near the errors that a guess forgives. */
const ALIKE = 0.2;

const HOUSE_NUMBER = /^\s*(\d+[a-z]?(?:[-/]\d+[a-z]?)*)\s+(\S.*)$/i;

interface Context {
  tab: ListingTab;
  at: Borough | null;
}

/** What of a query is no place and no filter. */
interface Leftover {
  words: string[];
  unmatched: string[];
}

interface Interpretation extends Leftover {
  text: string;
  query: ParsedQuery;
  guesses: QueryGuessDto[];
}

/**
 * Understands what visitors type: boroughs, places, ZIP codes, streets and addresses, filters, and words of the homes'
 * texts; a misspelt word is guessed last, and said.
 */
@Injectable()
export class ListingQueryService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly places: PlaceFinder,
    private readonly addresses: AddressFinder,
    private readonly resolver: PlaceResolver,
  ) {}

  async understand({ q, type, location = '' }: ListingQueryDto): Promise<UnderstoodQueryDto> {
    const context = { tab: type ?? 'sales', at: parseBorough(location) } as const;
    const address = await this.addressOf(q, context);
    if (address?.id) return homeAnswer(address.id, context);

    const text = address?.isStreetKnown === true ? address.rest : q;
    const read = await this.interpret(text);
    const answer = await this.answerOf(read, context);
    if (address?.isStreetKnown !== true) return answer;
    return { ...answer, missing_address: q.trim() };
  }

  /** Reads the words; those that mean nothing are guessed, and read once more. */
  private async interpret(typed: string): Promise<Interpretation> {
    let text = typed;
    const guesses: QueryGuessDto[] = [];
    for (;;) {
      const query = await parseQuery(text, (names) => this.places.named(names, ['sale', 'rental']));
      const { misspelt, ...leftover } = await this.sortOut(query);
      const next = guesses.length < MOST_GUESSES ? await this.guessOne(misspelt) : null;
      if (!next) return { text, query, guesses, ...leftover };
      guesses.push(next);
      text = replaced(phraseText(text), next);
    }
  }

  /** Tells the words that homes have in their texts from those that nobody knows. */
  private async sortOut({ rest }: ParsedQuery): Promise<Leftover & { misspelt: string[][] }> {
    const words: string[] = [];
    const unmatched: string[] = [];
    const misspelt: string[][] = [];
    for (const { words: run, isQuality } of rest) {
      const isKnown = await Promise.all(run.map((word) => this.isInTexts(word)));
      run.forEach((word, at) => (isKnown[at] ? words : unmatched).push(word));
      if (!isQuality && isKnown.includes(false)) {
        // The whole run first: `jakson hights` is one name.
        misspelt.push(run, ...run.filter((_, at) => !isKnown[at]).map((word) => [word]));
      }
    }
    return { words, unmatched, misspelt };
  }

  private async isInTexts(word: string): Promise<boolean> {
    return (await this.resolver.count({ q: word })) > 0;
  }

  private async guessOne(runs: readonly string[][]): Promise<QueryGuessDto | null> {
    for (const run of runs) {
      const from = run.join(' ');
      const typed = /\p{L}/u.test(from) ? readTypedName(from) : null;
      const scope = scopeOf(undefined);
      if (!typed || !scope) continue;
      const alike = await this.places.like({ typed, scope, kind: null, limit: MOST_ALIKE }, ALIKE);
      const to = guess(from, alike);
      if (to !== null && phraseKey(to) !== phraseKey(from)) return { from, to };
    }
    return null;
  }

  private async answerOf(read: Interpretation, context: Context): Promise<UnderstoodQueryDto> {
    const { query, guesses } = read;
    const tab = query.tab ?? context.tab;
    const { places, dropped } = await this.placesOf(query, tab, context.at);
    const location = locationOf(query, places, context.at);
    const offered = await this.offeredAmenities(query.amenities);
    const near = places.length === 1 ? (places[0]?.near ?? null) : null;
    return {
      error: 0,
      understood: isUnderstood(read),
      type: tab,
      location,
      id: null,
      filters: {
        ...query.quantities,
        ...filled({
          q: read.words,
          dwelling: query.dwellings,
          amenities: offered.known,
          neighbourhood: places.flatMap((place) => place.neighbourhood),
          zip_code: places.flatMap((place) => place.zip_code),
          street: places.flatMap((place) => place.street),
        }),
        ...(near?.bounds && { bounds: near.bounds.join(',') }),
        ...(query.sort && { sort: query.sort }),
      },
      near: near?.name ?? null,
      moved_to: movedTo(places, location, context.at),
      guesses,
      unmatched: [...dropped, ...offered.missing, ...read.unmatched],
      missing_address: null,
    };
  }

  /** The places as filters. The part of the map around one place would shut out another: then it is dropped. */
  private async placesOf(query: ParsedQuery, tab: ListingTab, at: Borough | null) {
    const named = query.borough === 'city' ? null : query.borough;
    const resolved = await Promise.all(
      query.places.map((place) => this.resolver.resolve(place, { tab, named, at })),
    );
    const listed = resolved.filter(({ near }) => near === null);
    const places = listed.length > 0 ? listed : resolved.slice(0, 1);
    const dropped = resolved.filter((place) => !places.includes(place)).map(({ text }) => text);
    return { places, dropped };
  }

  /** An amenity that no home of any list has would empty every list. */
  private async offeredAmenities(wanted: readonly WantedAmenity[]) {
    const counts = await Promise.all(
      wanted.map(({ amenity }) => this.resolver.count({ amenities: [amenity] })),
    );
    return {
      known: wanted.filter((_, at) => (counts[at] ?? 0) > 0).map(({ amenity }) => amenity),
      missing: wanted.filter((_, at) => counts[at] === 0).map(({ text }) => text),
    };
  }

  /**
   * Of what begins with a house number and goes on with a street: the one home there; else whether the street is known.
   */
  private async addressOf(text: string, { tab, at }: Context) {
    const [, , rest = ''] = HOUSE_NUMBER.exec(text) ?? [];
    const scope = scopeOf(tab, at ?? '');
    if (rest === '' || !scope) return null;
    const everywhere = { ...scope, borough: null };
    const found = [
      ...(await this.addresses.find({ text, scope, limit: 8 })),
      ...(await this.addresses.find({ text, scope: everywhere, limit: 8 })),
    ];
    const same = await this.ofSameDoor(text, found);
    if (same[0]) return { id: same[0].id, rest, isStreetKnown: true };
    const [street = ''] = rest.split(',');
    const known = await this.places.named([street.trim()], ['sale', 'rental']);
    const isStreetKnown = [...known.values()].flat().some(({ kind }) => kind === 'street');
    return { id: null, rest, isStreetKnown };
  }

  /** The homes at exactly the typed house number and street; the unit may be left out. */
  private ofSameDoor<Home extends { id: number; text: string }>(
    text: string,
    homes: readonly Home[],
  ): Promise<Home[]> {
    if (homes.length === 0) return Promise.resolve([]);
    const [line = ''] = text.split(',');
    return this.dataSource
      .query<{ id: number }[]>(
        `SELECT home.id
         FROM unnest($2::int[], $3::text[]) WITH ORDINALITY AS home (id, text, rank)
         WHERE place_key(street_of(home.text)) = place_key(street_of($1))
           AND split_part(door_of(home.text), ' ', 1) = split_part(door_of($1), ' ', 1)
         ORDER BY home.rank`,
        [line, homes.map(({ id }) => id), homes.map((home) => home.text)],
      )
      .then((rows) => {
        const ids = new Set(rows.map(({ id }) => id));
        return homes.filter(({ id }) => ids.has(id));
      });
  }
}

const homeAnswer = (id: number, { tab, at }: Context): UnderstoodQueryDto => ({
  error: 0,
  understood: true,
  type: tab,
  location: at,
  id,
  filters: {},
  near: null,
  moved_to: null,
  guesses: [],
  unmatched: [],
  missing_address: null,
});

function locationOf(
  query: ParsedQuery,
  places: readonly ResolvedPlace[],
  at: Borough | null,
): Borough | null {
  if (places.length > 0) {
    const boroughs = new Set(places.map(({ borough }) => borough));
    return boroughs.size === 1 ? (places[0]?.borough ?? null) : null;
  }
  if (query.borough === 'city') return null;
  return query.borough ?? at;
}

const isUnderstood = ({ query, words }: Interpretation): boolean =>
  query.isUnderstood || words.length > 0 || query.rest.some(({ isQuality }) => isQuality);

/** The place that leads to another borough than the one at hand; null where none does. */
function movedTo(
  [place]: readonly ResolvedPlace[],
  location: Borough | null,
  at: Borough | null,
): string | null {
  if (!place || at === null || location === null || location === at) return null;
  return place.near?.name ?? nameOf(place);
}

/** As it is listed, where one name stands for it. */
function nameOf(place: ResolvedPlace): string {
  const [name = place.text, ...others] = [
    ...place.neighbourhood,
    ...place.zip_code,
    ...place.street,
  ];
  return others.length === 0 ? name : place.text;
}

/** The words as they are read, each a space apart. */
const phraseText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function replaced(text: string, { from, to }: QueryGuessDto): string {
  // Between words stands whatever was typed there.
  const pattern = from
    .split(' ')
    .map((word) => word.replaceAll(/[$.+]/g, String.raw`\$&`))
    .join(String.raw`[^\p{L}\p{N}]+`);
  const bare = text.replaceAll(/['’]/g, '');
  return bare.replace(new RegExp(pattern, 'u'), () => ` ${to} `);
}

/** What says something, words in one text. */
function filled({ q, ...lists }: Record<string, string[]> & { q: string[] }) {
  const said = Object.entries(lists)
    .map(([name, values]) => [name, [...new Set(values)].slice(0, 20)] as const)
    .filter(([, values]) => values.length > 0);
  return { ...Object.fromEntries(said), ...(q.length > 0 && { q: q.join(' ') }) };
}
