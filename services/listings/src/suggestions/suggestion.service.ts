import { Injectable } from '@nestjs/common';
import { knownZipCode, nameKey, placesWithPrefix } from '../common/gazetteer.js';
import type { ListingType } from '../common/listing-type.js';
import { AddressRepository, type FoundAddress } from '../places/address.repository.js';
import { type FoundPlace, type PlaceQuery, PlaceRepository } from '../places/place.repository.js';
import { type SearchScope, toSearchScope } from '../places/search-scope.js';
import { canBeMistyped, parseTypedName, type TypedName } from '../places/typed-name.js';
import { boroughsWithPrefix } from '../queries/lexicon.js';
import { SearchIndex } from '../search/search-index.js';
import { toListingFilter } from '../search/search.mapper.js';
import type {
  ListingSuggestDto,
  ListingSuggestionDto,
  ListingSuggestionsDto,
} from './suggestion.dto.js';

const MAX_SUGGESTIONS = 8;
const MAX_KNOWN_PLACES = 3;

// Similarities of pg_trgm. Two swapped letters in a word of seven leave a third. When a place begins as typed, the other
// places must be more similar.
const MIN_SIMILARITY = 0.3;
const MIN_SIMILARITY_OF_OTHERS = 0.6;

@Injectable()
export class SuggestionService {
  constructor(
    private readonly places: PlaceRepository,
    private readonly addresses: AddressRepository,
    private readonly index: SearchIndex,
  ) {}

  /** Boroughs and places that begin as typed, then listings with that address, then places with a similar name. */
  async find({ q, type, location }: ListingSuggestDto): Promise<ListingSuggestionsDto> {
    const typed = parseTypedName(q);
    const scope = toSearchScope(type, location);
    if (!typed || !scope) return { error: 0, list: [] };
    const [places, addresses] = await Promise.all([
      this.places
        .withPrefix(toPlaceQuery(typed, scope))
        .then((found) => this.withListings(found, scope)),
      this.addresses.find({ text: q, scope, limit: MAX_SUGGESTIONS }),
    ]);
    const listed = [...places.map(toPlaceSuggestion), ...addresses.map(toAddressSuggestion)];
    const [boroughs, known] = await Promise.all([
      this.suggestBoroughs(q, type, scope),
      this.suggestKnownPlaces(q, scope, places),
    ]);
    const found = [...boroughs, ...listed, ...known];
    if (found.length < MAX_SUGGESTIONS && canBeMistyped(typed)) {
      const minSimilarity = found.length > 0 ? MIN_SIMILARITY_OF_OTHERS : MIN_SIMILARITY;
      const similar = await this.places.similar(toPlaceQuery(typed, scope), minSimilarity);
      const others = similar.filter((place) => !found.some((one) => isSame(one, place)));
      found.push(...(await this.withListings(others, scope)).map(toPlaceSuggestion));
    }
    return { error: 0, list: found.slice(0, MAX_SUGGESTIONS) };
  }

  /** Boroughs without listings too. */
  private suggestBoroughs(
    typed: string,
    type: ListingType | undefined,
    scope: SearchScope,
  ): Promise<ListingSuggestionDto[]> {
    const boroughs = scope.borough === null ? boroughsWithPrefix(typed) : [];
    return Promise.all(
      boroughs.map(async (borough) => {
        const count = await this.index.count(toListingFilter({ type, location: borough }));
        return { kind: 'borough' as const, text: borough, borough, count, id: null };
      }),
    );
  }

  /** Places of the gazetteer by name or nickname: with their listings, or as a place near which listings are. */
  private async suggestKnownPlaces(
    typed: string,
    scope: SearchScope,
    suggested: readonly FoundPlace[],
  ): Promise<ListingSuggestionDto[]> {
    const zip = knownZipCode(typed.trim());
    const places = (zip ? [zip] : placesWithPrefix(typed, MAX_KNOWN_PLACES)).filter(
      ({ borough }) => scope.borough === null || scope.borough === borough,
    );
    const named = await this.places.named(
      places.map(({ name }) => name),
      scope.transactionTypes,
    );
    const listed = await this.withListings([...named.values()].flat(), scope);
    return places.flatMap(({ name, borough }): ListingSuggestionDto[] => {
      const isThisPlace = (place: FoundPlace) =>
        place.borough === borough &&
        place.kind !== 'street' &&
        nameKey(place.text) === nameKey(name);
      if (suggested.some(isThisPlace)) return [];
      const found = listed.find(isThisPlace);
      if (found) return [toPlaceSuggestion(found)];
      return [{ kind: 'nearby', text: name, borough, count: 0, id: null }];
    });
  }

  /** For open houses, the places that have some, with numbers: they change by the hour, so the table lacks them. */
  private async withListings(places: FoundPlace[], scope: SearchScope): Promise<FoundPlace[]> {
    if (!scope.isOpenHouse) return places;
    const counts = await this.index.upcomingOpenHouses();
    return places
      .map((place) => ({ ...place, count: counts.get(place) }))
      .filter(({ count }) => count > 0);
  }
}

const toPlaceQuery = (typed: TypedName, scope: SearchScope): PlaceQuery => ({
  typed,
  scope,
  kind: null,
  // Some of the places may have no open house.
  limit: scope.isOpenHouse ? 2 * MAX_SUGGESTIONS : MAX_SUGGESTIONS,
});

const isSame = (one: ListingSuggestionDto, other: FoundPlace): boolean =>
  one.kind === other.kind && one.text === other.text && one.borough === other.borough;

function toPlaceSuggestion({ kind, text, borough, count }: FoundPlace): ListingSuggestionDto {
  return { kind, text, borough, count, id: null };
}

function toAddressSuggestion({ text, borough, id }: FoundAddress): ListingSuggestionDto {
  return { kind: 'address', text, borough, count: 1, id };
}
