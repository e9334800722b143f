import type { QueryRunner } from 'typeorm';

/** The texts of a row of an old table, by language. */
export type MovedTexts<Text> = Record<string, Text>;

export interface MovedContent {
  key: string;
  /** The `{id}` of contract pages: the id of the old row. */
  number: number;
  position: number;
  /** The date that visitors read. */
  publishedAt: Date;
  /** Without it `publishedAt`. */
  updatedAt?: Date;
  values: Record<string, unknown>;
  texts?: MovedTexts<Record<string, unknown>>;
  /** The name in lists. Without it the value of the field `title`. */
  title?: string;
  /** The ids of the media that it shows. */
  media?: (number | null)[];
}

/** Stores a row of an old table as published content, with its first revision. Part of released migrations: never change it. */
export async function moveContent(
  runner: QueryRunner,
  type: string,
  { key, number, position, publishedAt, values, texts = {}, ...rest }: MovedContent,
): Promise<void> {
  const data = JSON.stringify({ values, texts });
  const named = { ...values, ...texts['en'] } as { title?: string };
  const { title = named.title ?? '', updatedAt = publishedAt, media = [] } = rest;
  const [entry] = (await runner.query(
    `WITH entry AS (
       INSERT INTO content_entry (type, number, key, position, state, published, draft,
         first_published_at, published_at, title, search_text)
       VALUES ($1, $2, $3, $4, 'published', $5, $5, $6, $7, $8, $9) RETURNING id
     )
     INSERT INTO content_revision (entry_id, number, action, data, created_at, updated_at)
     SELECT id, 1, 'imported', $5, $7, $7 FROM entry RETURNING entry_id AS id`,
    [
      ...[type, number, key, position, data, publishedAt, updatedAt],
      ...[title.replace(/\s+/g, ' ').slice(0, 300), wordsOf({ values, texts })],
    ],
  )) as { id: number }[];
  await runner.query(
    `INSERT INTO media_use (entry_id, media_id)
     SELECT DISTINCT $1::integer, unnest($2::integer[])`,
    [entry?.id, media.filter((id) => id !== null)],
  );
}

/** All texts of the content: they are searched until the entry is saved for the first time. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).filter(([name]) => name !== 'type');
  return parts
    .map(([, part]) => wordsOf(part))
    .filter(Boolean)
    .join(' ')
    .slice(0, 200_000);
}

/** The rows of an old table with their texts, by language. */
export async function oldRows<Row>(
  runner: QueryRunner,
  table: string,
  { owner = `${table}_id`, order = 'id' }: { owner?: string; order?: string } = {},
): Promise<Row[]> {
  return (await runner.query(`
    SELECT row.*, coalesce((
      SELECT jsonb_object_agg(lang, jsonb_strip_nulls(to_jsonb(translation)) - 'lang' - '${owner}')
      FROM ${table}_text translation WHERE ${owner} = row.id), '{}') AS texts
    FROM ${table} row ORDER BY ${order}`)) as Row[];
}

/** The values of each language. */
export const mapTexts = <Text>(
  texts: MovedTexts<Text>,
  toValues: (text: Text) => Record<string, unknown>,
): MovedTexts<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, toValues(text)] as const),
  );

/** The key that a name becomes: `Our Team`, `our-team`. */
export const keyOf = (name: string): string =>
  (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .join('-')
    .slice(0, 60);

interface SiteFile {
  src: string;
  kind?: 'audio' | 'picture';
  contentType?: string;
  bytes?: number;
}

/** The media entry of a file that came with the site. @returns its id */
export async function storeSiteFile(
  runner: QueryRunner,
  { src, kind = 'picture', contentType = 'image/webp', bytes = 0 }: SiteFile,
): Promise<number> {
  const known = (await runner.query('SELECT id FROM media_asset WHERE origin = $1', [src])) as {
    id: number;
  }[];
  if (known[0]) return known[0].id;
  const [file = src, folder] = (src.split('?')[0] ?? src).split('/').reverse();
  const name = /^\d{1,5}\.webp$/.test(file) ? (folder ?? file) : file;
  const added = (await runner.query(
    `INSERT INTO media_asset (kind, name, src, origin, content_type, bytes, is_decorative)
     VALUES ($1, $2, $3, $3, $4, $5, true) RETURNING id`,
    [kind, name, src, contentType, bytes],
  )) as { id: number }[];
  return added[0]?.id ?? 0;
}

/** Removes content with its revisions: the rows that it was moved from are still there. */
export async function removeMovedContent(runner: QueryRunner, types: string[]): Promise<void> {
  await runner.query('ALTER TABLE content_revision DISABLE TRIGGER content_revision_delete');
  for (const table of [
    'content_release_item',
    'content_revision',
    'content_address',
    'content_presence',
    'media_use',
  ]) {
    await runner.query(
      `DELETE FROM ${table} USING content_entry
       WHERE entry_id = content_entry.id AND content_entry.type = ANY ($1)`,
      [types],
    );
  }
  await runner.query('ALTER TABLE content_revision ENABLE TRIGGER content_revision_delete');
  await runner.query('DELETE FROM content_entry WHERE type = ANY ($1)', [types]);
}

/** The media entry of a picture that came with the site. @returns its id */
export const storeSitePicture = (runner: QueryRunner, src: string): Promise<number> =>
  storeSiteFile(runner, { src });
