import { Injectable } from '@nestjs/common';
import { type FoundAddress, AddressFinder } from './address-finder.js';
import type { ListingSuggestDto } from './dto/listing-suggest.dto.js';
import type { ListingSuggestionDto, ListingSuggestionsDto } from './dto/listing-suggestions.dto.js';
import { OpenHouseCounts } from './open-house-counts.js';
import { type FoundPlace, PlaceFinder } from './place-finder.js';
import { scopeOf, type SuggestionScope } from './suggestion-scope.js';
import { mayBeMistyped, readTypedName, type TypedName } from './typed-name.js';

const MOST = 8;

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
  ) {}

  /** Places that begin as typed, then homes of that address, then places with a name like it. */
  async find({ q, type, location }: ListingSuggestDto): Promise<ListingSuggestionsDto> {
    const typed = readTypedName(q);
    const scope = scopeOf(type, location);
    if (!typed || !scope) return { error: 0, list: [] };
    const [begun, homes] = await Promise.all([
      this.places.begunWith(this.question(typed, scope)).then((found) => this.shown(found, scope)),
      this.addresses.find({ text: q, scope, limit: MOST }),
    ]);
    const found = [...begun.map(placeSuggestion), ...homes.map(addressSuggestion)];
    if (found.length < MOST && mayBeMistyped(typed)) {
      const similarity = found.length > 0 ? MUCH_ALIKE : ALIKE;
      const like = await this.places.like(this.question(typed, scope), similarity);
      const others = like.filter((place) => !begun.some((known) => isSame(known, place)));
      found.push(...(await this.shown(others, scope)).map(placeSuggestion));
    }
    return { error: 0, list: found.slice(0, MOST) };
  }

  private question(typed: TypedName, scope: SuggestionScope) {
    // Some of them may have no open house.
    return { typed, scope, kind: null, limit: scope.isOpenHouse ? 2 * MOST : MOST };
  }

  private async shown(places: FoundPlace[], scope: SuggestionScope): Promise<FoundPlace[]> {
    return scope.isOpenHouse ? this.openHouses.of(places) : places;
  }
}

const isSame = (one: FoundPlace, other: FoundPlace): boolean =>
  one.kind === other.kind && one.text === other.text && one.borough === other.borough;

function placeSuggestion({ kind, text, borough, count }: FoundPlace): ListingSuggestionDto {
  return { kind, text, borough, count, id: null };
}

function addressSuggestion({ text, borough, id }: FoundAddress): ListingSuggestionDto {
  return { kind: 'address', text, borough, count: 1, id };
}
