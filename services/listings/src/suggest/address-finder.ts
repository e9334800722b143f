import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Borough } from '../geography/borough.js';
import { type FoundPlace, PlaceFinder } from './place-finder.js';
import type { SuggestionScope } from './suggestion-scope.js';
import { mayBeMistyped, readTypedName } from './typed-name.js';

/** A home whose door is known. */
export interface FoundAddress {
  id: number;
  text: string;
  borough: Borough;
}

export interface AddressQuestion {
  text: string;
  scope: SuggestionScope;
  limit: number;
}

/** A house number and something after it: a number alone is no address yet. */
const beginsWithNumber = /^\s*\d+[a-z]?(?:[-/]\d+[a-z]?)*\s+\S/i;

/** Streets that begin as typed, of which only some have such a number. */
const MOST_STREETS = 40;
const MOST_ALIKE = 8;
const ALIKE = 0.4;

const PARTS_OF_ADDRESS = 'SELECT street_of($1) AS street, door_of($1) AS door';

interface TypedAddress {
  street: string | null;
  door: string;
}

/** The order is that of the index, listing_door, so that no more is read of a street than is shown. */
export const HOMES_BEHIND = `
  SELECT home.id, home.text, street.borough
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS street (text, borough, rank)
  CROSS JOIN unnest($3::text[]) AS offered (offer)
  CROSS JOIN LATERAL (
    SELECT id, unparsed_address AS text, door_of(unparsed_address) COLLATE "C" AS door
    FROM listing
    WHERE street_of(unparsed_address) = street.text AND borough = street.borough
      AND offer = offered.offer
      AND door_of(unparsed_address) COLLATE "C" LIKE $4 || '%'
      AND standard_status <> 'Withdrawn' AND unparsed_address IS NOT NULL
      AND (NOT $6 OR EXISTS (
        SELECT FROM open_house WHERE listing_id = listing.id AND ends_at > now()
      ))
    ORDER BY door_of(unparsed_address) COLLATE "C", id
    LIMIT $5
  ) AS home
  ORDER BY street.rank, home.door, home.id
  LIMIT $5`;

/** Looks homes up by house number and street. */
@Injectable()
export class AddressFinder {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly places: PlaceFinder,
  ) {}

  /** Those of the street that is meant most likely first, from door to door. */
  async find({ text, scope, limit }: AddressQuestion): Promise<FoundAddress[]> {
    // What comes after a comma is the city, and PostgreSQL has no text with control characters.
    const line = text
      .split(',', 1)
      .join('')
      .replaceAll(/\p{Cc}/gu, ' ');
    if (!beginsWithNumber.test(line)) return [];
    const [typed] = await this.dataSource.query<TypedAddress[]>(PARTS_OF_ADDRESS, [line]);
    if (!typed?.street) return [];
    const streets = await this.streetsOf(typed.street, scope);
    if (streets.length === 0) return [];
    return this.dataSource.query(HOMES_BEHIND, [
      streets.map((street) => street.text),
      streets.map(({ borough }) => borough),
      scope.offers,
      typed.door,
      limit,
      scope.isOpenHouse,
    ]);
  }

  private async streetsOf(name: string, scope: SuggestionScope): Promise<FoundPlace[]> {
    const typed = readTypedName(name);
    if (!typed) return [];
    const question = { typed, scope, kind: 'street', limit: MOST_STREETS } as const;
    const begun = await this.places.begunWith(question);
    if (begun.length > 0 || !mayBeMistyped(typed)) return begun;
    return this.places.like({ ...question, limit: MOST_ALIKE }, ALIKE);
  }
}
