import type { QueryRunner } from 'typeorm';

export interface MovedContent {
  key: string;
  number: number;
  position: number;
  publishedAt: Date;
  /** The name of the entry in lists. */
  title?: string;
  values: Record<string, unknown>;
  texts: Record<string, Record<string, unknown>>;
}

/** Stores a row of an old table as published content, with its first revision. Part of released migrations: never change it. */
export async function moveContent(
  runner: QueryRunner,
  type: string,
  { key, number, position, publishedAt, title, values, texts }: MovedContent,
): Promise<void> {
  const data = JSON.stringify({ values, texts });
  const named = { ...values, ...texts['en'] } as { title?: string };
  await runner.query(
    `WITH entry AS (
       INSERT INTO content_entry (type, number, key, position, state, published, draft,
         first_published_at, published_at, title, search_text)
       VALUES ($1, $2, $3, $4, 'published', $5, $5, $6, $6, $7, $8) RETURNING id
     )
     INSERT INTO content_revision (entry_id, number, action, data, created_at, updated_at)
     SELECT id, 1, 'imported', $5, $6, $6 FROM entry`,
    [
      type,
      number,
      key,
      position,
      data,
      publishedAt,
      title ?? named.title ?? '',
      wordsOf({ values, texts }),
    ],
  );
}

/** All texts of the content: they are searched until the entry is saved for the first time. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(wordsOf).filter(Boolean).join(' ').slice(0, 200_000);
}

/** The media entry of a picture that came with the site. @returns its id */
export async function storeSitePicture(runner: QueryRunner, src: string): Promise<number> {
  const known = (await runner.query('SELECT id FROM media_asset WHERE src = $1', [src])) as {
    id: number;
  }[];
  if (known[0]) return known[0].id;
  const name = src.split('/').at(-2) ?? src;
  const added = (await runner.query(
    `INSERT INTO media_asset (kind, name, src, content_type, bytes, is_decorative)
     VALUES ('picture', $1, $2, 'image/webp', 0, true) RETURNING id`,
    [name, src],
  )) as { id: number }[];
  return added[0]?.id ?? 0;
}
