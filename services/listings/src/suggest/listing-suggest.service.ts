import { Injectable } from '@nestjs/common';
import { type FoundAddress, AddressFinder } from './address-finder.js';
import { knownZipCode, nameKey, placesBegun } from '../geography/gazetteer.js';
import { homeFilterOf } from '../listing/home-filter-of.js';
import type { ListingTab } from '../listing/listing-tab.js';
import { boroughsBegun } from '../query/lexicon.js';
import { HomeSearch } from '../search/home-search.js';
import type { ListingSuggestDto } from './dto/listing-suggest.dto.js';
import type { ListingSuggestionDto, ListingSuggestionsDto } from './dto/listing-suggestions.dto.js';
import { OpenHouseCounts } from './open-house-counts.js';
import { type FoundPlace, PlaceFinder } from './place-finder.js';
import { scopeOf, type SuggestionScope } from './suggestion-scope.js';
import { mayBeMistyped, readTypedName, type TypedName } from './typed-name.js';

const MOST = 8;
const MOST_KNOWN = 3;
const ONE = { sort: 'newest', after: null, limit: 1 } as const;

// As pg_trgm measures it: two letters swapped in a word of seven leave a third. Where a place begins as typed,
// others have to be a good deal like it.
const ALIKE = 0.3;
const MUCH_ALIKE = 0.6;

/** What a visitor may mean who types. */
@Injectable()
export class ListingSuggestService {
  constructor(
    private readonly places: PlaceFinder,
    private readonly addresses: AddressFinder,
    private readonly openHouses: OpenHouseCounts,
    private readonly homes: HomeSearch,
  ) {}

  /** Boroughs and places that begin as typed, then homes of that address, then places with a name like it. */
  async find({ q, type, location }: ListingSuggestDto): Promise<ListingSuggestionsDto> {
    const typed = readTypedName(q);
    const scope = scopeOf(type, location);
    if (!typed || !scope) return { error: 0, list: [] };
    const [begun, homes] = await Promise.all([
      this.places.begunWith(this.question(typed, scope)).then((found) => this.shown(found, scope)),
      this.addresses.find({ text: q, scope, limit: MOST }),
    ]);
    const listed = [...begun.map(placeSuggestion), ...homes.map(addressSuggestion)];
    const [boroughs, known] = await Promise.all([
      this.boroughs(q, type, scope),
      this.known(q, scope, begun),
    ]);
    const found = [...boroughs, ...listed, ...known];
    if (found.length < MOST && mayBeMistyped(typed)) {
      const similarity = found.length > 0 ? MUCH_ALIKE : ALIKE;
      const like = await this.places.like(this.question(typed, scope), similarity);
      const others = like.filter((place) => !found.some((one) => isSame(one, place)));
      found.push(...(await this.shown(others, scope)).map(placeSuggestion));
    }
    return { error: 0, list: found.slice(0, MOST) };
  }

  /** The boroughs that begin as typed, whether homes are there or not. */
  private boroughs(
    typed: string,
    type: ListingTab | undefined,
    scope: SuggestionScope,
  ): Promise<ListingSuggestionDto[]> {
    const boroughs = scope.borough === null ? boroughsBegun(typed) : [];
    return Promise.all(
      boroughs.map(async (borough) => {
        const filter = homeFilterOf({ type, location: borough });
        const { total } = await this.homes.page(filter, ONE);
        return { kind: 'borough' as const, text: borough, borough, count: total, id: null };
      }),
    );
  }

  /** Places that the city knows by the typed name or nickname: with their homes, else those that have homes near them. */
  private async known(
    typed: string,
    scope: SuggestionScope,
    begun: readonly FoundPlace[],
  ): Promise<ListingSuggestionDto[]> {
    const zip = knownZipCode(typed.trim());
    const places = (zip ? [zip] : placesBegun(typed, MOST_KNOWN)).filter(
      ({ borough }) => scope.borough === null || scope.borough === borough,
    );
    const named = await this.places.named(
      places.map(({ name }) => name),
      scope.offers,
    );
    const listed = await this.shown([...named.values()].flat(), scope);
    return places.flatMap(({ name, borough }): ListingSuggestionDto[] => {
      const isHere = (place: FoundPlace) =>
        place.borough === borough &&
        place.kind !== 'street' &&
        nameKey(place.text) === nameKey(name);
      if (begun.some(isHere)) return [];
      const found = listed.find(isHere);
      if (found) return [placeSuggestion(found)];
      return [{ kind: 'nearby', text: name, borough, count: 0, id: null }];
    });
  }

  private question(typed: TypedName, scope: SuggestionScope) {
    // Some of them may have no open house.
    return { typed, scope, kind: null, limit: scope.isOpenHouse ? 2 * MOST : MOST };
  }

  private async shown(places: FoundPlace[], scope: SuggestionScope): Promise<FoundPlace[]> {
    return scope.isOpenHouse ? this.openHouses.of(places) : places;
  }
}

const isSame = (one: ListingSuggestionDto, other: FoundPlace): boolean =>
  one.kind === other.kind && one.text === other.text && one.borough === other.borough;

function placeSuggestion({ kind, text, borough, count }: FoundPlace): ListingSuggestionDto {
  return { kind, text, borough, count, id: null };
}

function addressSuggestion({ text, borough, id }: FoundAddress): ListingSuggestionDto {
  return { kind: 'address', text, borough, count: 1, id };
}
