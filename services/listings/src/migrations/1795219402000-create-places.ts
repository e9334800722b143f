import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saint Marks Place begins with what ends East 8th Street. */
const firstWords = { ave: 'avenue', ft: 'fort', mt: 'mount', st: 'saint' };
const laterWords = {
  ave: 'avenue',
  blvd: 'boulevard',
  cir: 'circle',
  cres: 'crescent',
  ct: 'court',
  dr: 'drive',
  expy: 'expressway',
  grn: 'green',
  hts: 'heights',
  hwy: 'highway',
  ln: 'lane',
  pkwy: 'parkway',
  pl: 'place',
  plz: 'plaza',
  rd: 'road',
  sq: 'square',
  st: 'street',
  ter: 'terrace',
  tpke: 'turnpike',
};
const directions = { e: 'east', n: 'north', s: 'south', w: 'west' };
const ordinals = {
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
};

function spelt(words: Record<string, string>): string {
  const cases = Object.entries(words).map(([from, to]) => `WHEN '${from}' THEN '${to}'`);
  return `CASE word ${cases.join(' ')} END`;
}

const marks = String.raw`[\u0300-\u036f]`;
const punctuation = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f\u2019]+`;

/** A name in one spelling: lower case, no accents and punctuation, nothing abbreviated. */
const placeKey = `
  CREATE FUNCTION place_key(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(string_agg(coalesce(
      CASE WHEN before IS NULL THEN ${spelt(firstWords)} ELSE ${spelt(laterWords)} END,
      -- Avenue N is not Avenue North.
      CASE WHEN before IS NULL OR after IS NULL AND before NOT IN ('ave', 'avenue')
        THEN ${spelt(directions)} END,
      ${spelt(ordinals)},
      word), ' ' ORDER BY position), '')
    FROM (
      SELECT word, position, lag(word) OVER words AS before, lead(word) OVER words AS after
      FROM regexp_split_to_table(
        lower(regexp_replace(normalize(name, NFKD), '${marks}', '', 'g')), '${punctuation}'
      ) WITH ORDINALITY AS split (word, position)
      WHERE word <> ''
      WINDOW words AS (ORDER BY position)
    ) AS part
  $$`;

const houseNumber = String.raw`^\s*(\d+[A-Za-z]?(?:[-/]\d+[A-Za-z]?)*)\s+`;
const unitWord = 'apt|apartment|units?|ste|suite|fl|floor|ph|penthouse|lot|bsmt|rm|room|bldg';
const unit = String.raw`,?\s+(?:#|(?:${unitWord})\M)[\s.#]*(.*)$`;

/** \`45-17 W 95th St Apt 3\` → \`W 95th St\` */
const streetOf = `
  CREATE FUNCTION street_of(address text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT nullif(trim(regexp_replace(
      regexp_replace(address, '${houseNumber}', ''), '${unit}', '', 'i')), '')
  $$`;

/** \`45-17 W 95th St Apt 3\` → \`4517 3\`; null without a house number. */
const doorOf = `
  CREATE FUNCTION door_of(address text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT lower(regexp_replace(substring(address, '${houseNumber}'), '[-/]', '', 'g') || ' ' ||
      regexp_replace(coalesce(substring(address, '(?i)${unit}'), ''), '[^A-Za-z0-9]', '', 'g'))
  $$`;

const placesOf = (homes: string, change: 1 | -1) => `
  SELECT kind, text, borough, offer, ${change} AS change
  FROM ${homes}, LATERAL (VALUES
    ('neighbourhood', subdivision_name),
    ('zip_code', postal_code),
    ('street', street_of(unparsed_address))
  ) AS place (kind, text)
  WHERE standard_status <> 'Withdrawn' AND text <> ''`;

const countPlaces = (changes: string) => `
  MERGE INTO place USING (
    SELECT kind, text, borough, offer, sum(change)::integer AS change
    FROM (${changes}) AS listed GROUP BY kind, text, borough, offer HAVING sum(change) <> 0
  ) AS changed
  ON place.kind = changed.kind AND place.text = changed.text
    AND place.borough = changed.borough AND place.offer = changed.offer
  WHEN MATCHED THEN UPDATE SET count = place.count + changed.change
  WHEN NOT MATCHED THEN INSERT (kind, text, borough, offer, count)
    VALUES (changed.kind, changed.text, changed.borough, changed.offer, changed.change)`;

const now = { table: 'NEW TABLE AS listed_now', places: placesOf('listed_now', 1) };
const before = { table: 'OLD TABLE AS listed_before', places: placesOf('listed_before', -1) };
const triggers = [
  { event: 'insert', tables: now.table, work: countPlaces(now.places) },
  {
    event: 'update',
    tables: `${before.table} ${now.table}`,
    work: countPlaces(`${before.places} UNION ALL ${now.places}`),
  },
  { event: 'delete', tables: before.table, work: countPlaces(before.places) },
  { event: 'truncate', tables: null, work: 'UPDATE place SET count = 0' },
];

/** Where there are homes on the market, and how many: what is suggested to a visitor who types. */
export class CreatePlaces1795219402000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A million homes are not read in the time that a request has.
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    for (const definition of [placeKey, streetOf, doorOf]) await runner.query(definition);
    // The free space keeps a changed count in its page, and out of the indexes.
    await runner.query(`
      CREATE TABLE place (
        kind varchar(15) NOT NULL CHECK (kind IN ('neighbourhood', 'zip_code', 'street')),
        text varchar(200) NOT NULL,
        borough varchar(20) NOT NULL,
        offer varchar(10) NOT NULL,
        count integer NOT NULL CHECK (count >= 0),
        key text NOT NULL GENERATED ALWAYS AS (place_key(text)) STORED,
        PRIMARY KEY (kind, text, borough, offer)
      ) WITH (fillfactor = 70)`);
    await runner.query(countPlaces(placesOf('listing', 1)));
    await runner.query(`
      CREATE INDEX place_key_trgm ON place USING gist (key gist_trgm_ops (siglen = 64))`);
    await runner.query(`
      CREATE INDEX listing_door ON listing
        (street_of(unparsed_address), borough, offer, door_of(unparsed_address) COLLATE "C", id)
      WHERE standard_status <> 'Withdrawn' AND unparsed_address IS NOT NULL`);
    // Until the database takes stock by itself, it would not know how few homes have one door.
    await runner.query('ANALYZE place, listing');
    for (const { event, tables, work } of triggers) {
      await runner.query(`
        CREATE FUNCTION count_places_at_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          ${work};
          RETURN NULL;
        END $$`);
      await runner.query(`
        CREATE TRIGGER count_places_at_${event} AFTER ${event} ON listing
        ${tables === null ? '' : `REFERENCING ${tables}`}
        FOR EACH STATEMENT EXECUTE FUNCTION count_places_at_${event}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { event } of triggers) {
      await runner.query(`DROP TRIGGER count_places_at_${event} ON listing`);
      await runner.query(`DROP FUNCTION count_places_at_${event}()`);
    }
    await runner.query('DROP INDEX listing_door');
    await runner.query('DROP TABLE place');
    await runner.query('DROP FUNCTION place_key(text), street_of(text), door_of(text)');
    // pg_trgm stays: it may have been there before.
  }
}
