import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Borough } from '../geography/borough.js';
import type { SuggestionKind } from './suggestion-kind.js';
import type { SuggestionScope } from './suggestion-scope.js';
import type { TypedName } from './typed-name.js';

/** A place in which there are homes on the market. */
export interface FoundPlace {
  kind: Exclude<SuggestionKind, 'address' | 'borough' | 'nearby'>;
  text: string;
  borough: Borough;
  count: number;
}

export interface PlaceQuestion {
  typed: TypedName;
  scope: SuggestionScope;
  /** Null: all kinds. */
  kind: FoundPlace['kind'] | null;
  limit: number;
}

/** The last word as one that is whole, `st` as Street, and as the beginning of one, `st` of Sterling. */
const whole = `place_key($1 || ' ' || $2)`;
const begun = `ltrim(place_key($1) || ' ' || $2)`;

const inScope = `
  count > 0 AND offer = ANY ($3::text[])
  AND ($4::text IS NULL OR borough = $4) AND ($5::text IS NULL OR kind = $5)`;

/** A place has a row for what is to buy and one for what is to rent. */
export const PLACES_BEGUN = `
  SELECT kind, text, borough, sum(count)::integer AS count FROM place
  WHERE key ~ ('(^| )(' || ${whole} || '|' || ${begun} || ')') AND ${inScope}
  GROUP BY kind, text, borough, key
  ORDER BY key = ${whole} DESC, key ~ ('^(' || ${whole} || '|' || ${begun} || ')') DESC,
    4 DESC, text, borough
  LIMIT $6`;

export const PLACES_LIKE = `
  SELECT kind, text, borough, sum(count)::integer AS count FROM (
    SELECT kind, text, borough, count, word_similarity(${whole}, key) AS similarity FROM place
    WHERE ${inScope} ORDER BY ${whole} <<-> key LIMIT 4 * $6
  ) AS nearest
  WHERE similarity >= $7
  GROUP BY kind, text, borough, similarity
  ORDER BY similarity DESC, 4 DESC, text, borough
  LIMIT $6`;

/** The places of each of several names exactly, spelt as the database compares names. */
export const PLACES_NAMED = `
  SELECT typed.name, kind, text, borough, sum(count)::integer AS count
  FROM (SELECT name, place_key(name) AS key FROM unnest($1::text[]) AS given (name)) AS typed
  JOIN place ON place.key = typed.key
  WHERE count > 0 AND offer = ANY ($2::text[])
  GROUP BY typed.name, kind, text, borough
  ORDER BY 5 DESC, text, borough`;

/** Looks places up by their names, among the distinct ones: a city has some thousands of them, however many homes. */
@Injectable()
export class PlaceFinder {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Of this very name first, then those whose name begins so, then those with a word that does; the largest first. */
  begunWith(question: PlaceQuestion): Promise<FoundPlace[]> {
    return this.dataSource.query(PLACES_BEGUN, parametersOf(question));
  }

  /** The places with homes that have one of the names exactly, by that name as it was given; the largest first. */
  async named(
    names: readonly string[],
    offers: SuggestionScope['offers'],
  ): Promise<Map<string, FoundPlace[]>> {
    const found = new Map<string, FoundPlace[]>();
    if (names.length === 0) return found;
    const rows = await this.dataSource.query<(FoundPlace & { name: string })[]>(PLACES_NAMED, [
      names,
      offers,
    ]);
    for (const { name, ...place } of rows) found.set(name, [...(found.get(name) ?? []), place]);
    return found;
  }

  /**
   * Places with a name that looks like it, the most alike first.
   *
   * @param similarity at least, from 0 to 1, as pg_trgm measures it
   */
  like(question: PlaceQuestion, similarity: number): Promise<FoundPlace[]> {
    return this.dataSource.query(PLACES_LIKE, [...parametersOf(question), similarity]);
  }
}

function parametersOf({ typed, scope, kind, limit }: PlaceQuestion): unknown[] {
  return [typed.head, typed.last, scope.offers, scope.borough, kind, limit];
}
