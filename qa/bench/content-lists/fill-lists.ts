import pg from 'pg';

/** Who saved a tenth of the drafts. */
export const AUTHOR = 7;
/** In the title of every tenth newsletter. */
export const RARE_WORD = 'lighthouse';
/** In the title of every newsletter. */
export const FREQUENT_WORD = 'circular';

/** Triggers do not run: they would count each row as a publication of its own. `DERIVED` does what else they do. */
const WITHOUT_TRIGGERS = `SET LOCAL session_replication_role = replica`;

/** Copies of the demo entries of a type, each with a number of its own. */
const COPIES = `
  WITH source AS (
    SELECT *, row_number() OVER (ORDER BY number) - 1 AS place, count(*) OVER () AS count
    FROM content_entry WHERE type = $2 AND key IS NOT NULL)
  INSERT INTO content_entry (type, number, position, state, published, draft, translations,
    first_published_at, published_at, title, search_text)
  SELECT type, number.value, number.value, 'published', draft, draft, translations,
    first_published_at, published_at, title, search_text
  FROM generate_series((SELECT max(number) + 1 FROM content_entry WHERE type = $2), $1::integer)
    AS number (value)
  JOIN source ON source.place = number.value % source.count`;

/** Each filter finds a tenth, in every size. */
const SHARES = `
  UPDATE content_entry SET
    title = 'Circular ' || number || CASE number % 10 WHEN 5 THEN ' lighthouse' ELSE '' END,
    search_text = search_text || ' circular ' || number || CASE number % 10 WHEN 5 THEN ' lighthouse' ELSE '' END,
    draft = jsonb_set(CASE number % 10 WHEN 6 THEN draft #- '{texts,de}' ELSE draft END,
      '{texts,en,title}', to_jsonb('Circular ' || number)),
    translations = CASE number % 10
      WHEN 6 THEN jsonb_set(translations, '{de}', '{"state": "missing", "outdated": {}}') ELSE translations END,
    state = CASE number % 10
      WHEN 0 THEN 'draft' WHEN 1 THEN 'changed' WHEN 2 THEN 'unpublished' ELSE 'published' END,
    published = CASE WHEN number % 10 IN (0, 2) THEN NULL ELSE
      jsonb_set(draft, '{values,publishedAt}',
        to_jsonb(to_char(timestamp '2026-11-01' - number * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) END,
    review_requested_at = CASE number % 10 WHEN 3 THEN now() END,
    actor_id = CASE number % 10 WHEN 4 THEN ${AUTHOR} ELSE 1 END,
    actor_name = 'Ada Bench',
    updated_at = CASE number % 10 WHEN 7 THEN now() ELSE now() - interval '90 days' END
      - number * interval '1 minute'
  WHERE type = 'newsletter'`;

const PRESS_RELEASES = `
  UPDATE content_entry SET published = jsonb_set(draft, '{values,publishedAt}',
    to_jsonb(to_char(timestamp '2026-11-01' - number * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
  WHERE type = 'press-release'`;

/** What triggers derive from other columns. */
const DERIVED = `
  UPDATE content_entry SET search_words = to_tsvector('simple', search_text), change = 1,
    untranslated = jsonb_path_query_array(translations, '$.keyvalue() ? (@.value.state != "done").key')
  WHERE type IN ('newsletter', 'press-release')`;

const SCHEDULED = `
  WITH release AS (
    INSERT INTO content_release (name, entry_id, state, publish_at, actor_id, actor_name)
    SELECT 'Scheduled', id, 'scheduled', now() + interval '1 year', 1, 'Ada Bench'
    FROM content_entry WHERE type = 'newsletter' AND number % 10 = 8
    RETURNING id, entry_id)
  INSERT INTO content_release_item (release_id, entry_id, action)
  SELECT id, entry_id, 'publish' FROM release`;

/** Makes this number of newsletters and of press releases, unless an earlier run did. */
export async function fillLists(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if ((await countOf(client, 'press-release')) === size) return;
    await client.query('BEGIN');
    await client.query(WITHOUT_TRIGGERS);
    for (const type of ['newsletter', 'press-release']) {
      await client.query(COPIES, [size, type]);
    }
    await client.query(SHARES);
    await client.query(PRESS_RELEASES);
    await client.query(DERIVED);
    await client.query(SCHEDULED);
    await client.query('UPDATE content_change SET number = number + 1');
    await client.query('COMMIT');
    await client.query('VACUUM (FULL, ANALYZE) content_entry');
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}

async function countOf(client: pg.Client, type: string): Promise<number> {
  const sql = `SELECT count(*)::integer AS count FROM content_entry WHERE type = $1`;
  const { rows } = await client.query<{ count: number }>(sql, [type]);
  return rows[0]?.count ?? 0;
}
