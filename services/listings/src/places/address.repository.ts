import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Borough } from '../common/borough.js';
import { type FoundPlace, PlaceRepository } from './place.repository.js';
import type { SearchScope } from './search-scope.js';
import { canBeMistyped, parseTypedName } from './typed-name.js';

export interface FoundAddress {
  id: number;
  text: string;
  borough: Borough;
}

interface AddressQuery {
  text: string;
  scope: SearchScope;
  limit: number;
}

/** A house number and more text. A number alone is not an address yet. */
const BEGINS_WITH_NUMBER = /^\s*\d+[a-z]?(?:[-/]\d+[a-z]?)*\s+\S/i;

/** Many streets may begin as typed, of which only some have the house number. */
const MAX_STREETS = 40;
const MAX_SIMILAR_STREETS = 8;
const MIN_SIMILARITY = 0.4;

const SPLIT_ADDRESS = 'SELECT street_of($1) AS street, door_of($1) AS door';

interface SplitAddress {
  street: string | null;
  door: string;
}

/** Ordered like the index `listing_door`, so that PostgreSQL reads only as many rows as are returned. */
export const LISTINGS_AT_DOORS = `
  SELECT home.id, home.text, street.borough
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS street (text, borough, rank)
  CROSS JOIN unnest($3::text[]) AS offered (offer)
  CROSS JOIN LATERAL (
    SELECT id, unparsed_address AS text, door_of(unparsed_address) COLLATE "C" AS door
    FROM listing
    WHERE street_of(unparsed_address) = street.text AND borough = street.borough
      AND offer = offered.offer
      AND door_of(unparsed_address) COLLATE "C" LIKE $4 || '%'
      AND standard_status <> 'Withdrawn' AND unparsed_address IS NOT NULL AND NOT hidden
      AND (NOT $6 OR EXISTS (
        SELECT FROM open_house WHERE listing_id = listing.id AND ends_at > now()
      ))
    ORDER BY door_of(unparsed_address) COLLATE "C", id
    LIMIT $5
  ) AS home
  ORDER BY street.rank, home.door, home.id
  LIMIT $5`;

/** Given listings (ids and addresses) whose street and house number are those of an address. */
const AT_SAME_DOOR = `
  SELECT home.id
  FROM unnest($2::int[], $3::text[]) WITH ORDINALITY AS home (id, text, rank)
  WHERE place_key(street_of(home.text)) = place_key(street_of($1))
    AND split_part(door_of(home.text), ' ', 1) = split_part(door_of($1), ' ', 1)
  ORDER BY home.rank`;

/** Finds listings by house number and street. */
@Injectable()
export class AddressRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly places: PlaceRepository,
  ) {}

  /** By street, the most likely one first, then by house number. */
  async find({ text, scope, limit }: AddressQuery): Promise<FoundAddress[]> {
    // The city follows after a comma. PostgreSQL does not accept control characters.
    const line = text
      .split(',', 1)
      .join('')
      .replaceAll(/\p{Cc}/gu, ' ');
    if (!BEGINS_WITH_NUMBER.test(line)) return [];
    const [typed] = await this.dataSource.query<SplitAddress[]>(SPLIT_ADDRESS, [line]);
    if (!typed?.street) return [];
    const streets = await this.streetsOf(typed.street, scope);
    if (streets.length === 0) return [];
    return this.dataSource.query(LISTINGS_AT_DOORS, [
      streets.map((street) => street.text),
      streets.map(({ borough }) => borough),
      scope.transactionTypes,
      typed.door,
      limit,
      scope.isOpenHouse,
    ]);
  }

  /** Keeps the listings with exactly this house number and street. The unit may be missing. */
  async atSameDoor(address: string, found: readonly FoundAddress[]): Promise<FoundAddress[]> {
    if (found.length === 0) return [];
    const [line = ''] = address.split(',');
    const ids = found.map(({ id }) => id);
    const texts = found.map(({ text }) => text);
    const rows = await this.dataSource.query<{ id: number }[]>(AT_SAME_DOOR, [line, ids, texts]);
    const matching = new Set(rows.map(({ id }) => id));
    return found.filter(({ id }) => matching.has(id));
  }

  private async streetsOf(name: string, scope: SearchScope): Promise<FoundPlace[]> {
    const typed = parseTypedName(name);
    if (!typed) return [];
    const query = { typed, scope, kind: 'street', limit: MAX_STREETS } as const;
    const found = await this.places.withPrefix(query);
    if (found.length > 0 || !canBeMistyped(typed)) return found;
    return this.places.similar({ ...query, limit: MAX_SIMILAR_STREETS }, MIN_SIMILARITY);
  }
}
