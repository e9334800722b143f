import type { MigrationInterface, QueryRunner } from 'typeorm';

const placesOf = (homes: string, change: 1 | -1, condition: string) => `
  SELECT kind, text, borough, offer, ${change} AS change
  FROM ${homes}, LATERAL (VALUES
    ('neighbourhood', subdivision_name),
    ('zip_code', postal_code),
    ('street', street_of(unparsed_address))
  ) AS place (kind, text)
  WHERE ${condition} AND text <> ''`;

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

/** Counts only listings that visitors find. */
async function countPlacesWhere(runner: QueryRunner, condition: string): Promise<void> {
  const now = placesOf('listed_now', 1, condition);
  const before = placesOf('listed_before', -1, condition);
  const bodies = { insert: now, update: `${before} UNION ALL ${now}`, delete: before };
  for (const [event, changes] of Object.entries(bodies)) {
    await runner.query(`
      CREATE OR REPLACE FUNCTION count_places_at_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${countPlaces(changes)};
        RETURN NULL;
      END $$`);
  }
}

/** What employees correct of a listing. Imports do not write these columns: a correction survives the next night. */
export class CorrectListings1795500021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE listing
        ADD correction_id integer,
        ADD hidden boolean NOT NULL DEFAULT false,
        ADD featured boolean NOT NULL DEFAULT false,
        ADD corrected_title varchar(200),
        ADD corrected_remarks text`);
    await runner.query(`
      CREATE UNIQUE INDEX listing_correction ON listing (correction_id)
      WHERE correction_id IS NOT NULL`);
    await runner.query('CREATE INDEX listing_featured ON listing (entered_at) WHERE featured');
    await countPlacesWhere(runner, `standard_status <> 'Withdrawn' AND NOT hidden`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The counts get the hidden listings back.
    await runner.query('UPDATE listing SET hidden = false WHERE hidden');
    await countPlacesWhere(runner, `standard_status <> 'Withdrawn'`);
    await runner.query(`
      ALTER TABLE listing DROP correction_id, DROP hidden, DROP featured,
        DROP corrected_title, DROP corrected_remarks`);
  }
}
