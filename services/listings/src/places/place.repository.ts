import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Borough } from '../common/borough.js';
import type { SearchScope } from './search-scope.js';
import type { TypedName } from './typed-name.js';

export const PLACE_KINDS = ['neighbourhood', 'zip_code', 'street'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export interface FoundPlace {
  kind: PlaceKind;
  text: string;
  borough: Borough;
  count: number;
}

export interface PlaceQuery {
  typed: TypedName;
  scope: SearchScope;
  /** Null: all kinds. */
  kind: PlaceKind | null;
  limit: number;
}

// The last word is matched as a whole word (`st` is Street) and as the beginning of a word (`st` of Sterling).
const WHOLE = `place_key($1 || ' ' || $2)`;
const PREFIX = `ltrim(place_key($1) || ' ' || $2)`;

const IN_SCOPE = `
  count > 0 AND offer = ANY ($3::text[])
  AND ($4::text IS NULL OR borough = $4) AND ($5::text IS NULL OR kind = $5)`;

// The table has one row for the sales and one for the rentals of a place.

export const PLACES_WITH_PREFIX = `
  SELECT kind, text, borough, sum(count)::integer AS count FROM place
  WHERE key ~ ('(^| )(' || ${WHOLE} || '|' || ${PREFIX} || ')') AND ${IN_SCOPE}
  GROUP BY kind, text, borough, key
  ORDER BY key = ${WHOLE} DESC, key ~ ('^(' || ${WHOLE} || '|' || ${PREFIX} || ')') DESC,
    4 DESC, text, borough
  LIMIT $6`;

export const SIMILAR_PLACES = `
  SELECT kind, text, borough, sum(count)::integer AS count FROM (
    SELECT kind, text, borough, count, word_similarity(${WHOLE}, key) AS similarity FROM place
    WHERE ${IN_SCOPE} ORDER BY ${WHOLE} <<-> key LIMIT 4 * $6
  ) AS nearest
  WHERE similarity >= $7
  GROUP BY kind, text, borough, similarity
  ORDER BY similarity DESC, 4 DESC, text, borough
  LIMIT $6`;

export const PLACES_NAMED = `
  SELECT typed.name, kind, text, borough, sum(count)::integer AS count
  FROM (SELECT name, place_key(name) AS key FROM unnest($1::text[]) AS given (name)) AS typed
  JOIN place ON place.key = typed.key
  WHERE count > 0 AND offer = ANY ($2::text[])
  GROUP BY typed.name, kind, text, borough
  ORDER BY 5 DESC, text, borough`;

/** Finds places by name. The table `place` holds the distinct names: some thousands, however many listings there are. */
@Injectable()
export class PlaceRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The exact name first, then names that begin so, then names with a word that does; the largest places first. */
  withPrefix(query: PlaceQuery): Promise<FoundPlace[]> {
    return this.dataSource.query(PLACES_WITH_PREFIX, toParameters(query));
  }

  /** The places with exactly these names, by the name as it was given; the largest first. */
  async named(
    names: readonly string[],
    transactionTypes: SearchScope['transactionTypes'],
  ): Promise<Map<string, FoundPlace[]>> {
    const found = new Map<string, FoundPlace[]>();
    if (names.length === 0) return found;
    const rows = await this.dataSource.query<(FoundPlace & { name: string })[]>(PLACES_NAMED, [
      names,
      transactionTypes,
    ]);
    for (const { name, ...place } of rows) found.set(name, [...(found.get(name) ?? []), place]);
    return found;
  }

  /** Places with a similar name, the most similar first. @param minSimilarity of pg_trgm, from 0 to 1 */
  similar(query: PlaceQuery, minSimilarity: number): Promise<FoundPlace[]> {
    return this.dataSource.query(SIMILAR_PLACES, [...toParameters(query), minSimilarity]);
  }
}

function toParameters({ typed, scope, kind, limit }: PlaceQuery): unknown[] {
  return [typed.head, typed.last, scope.transactionTypes, scope.borough, kind, limit];
}
