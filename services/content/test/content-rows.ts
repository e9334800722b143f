import type { DataSource } from 'typeorm';

/** Changes published content behind the service, as another process does. */
export const contentRows = (dataSource: DataSource) => ({
  /** Removes the texts of an entry in one language. */
  async removeTexts(type: string, lang: string, match: { number?: number; key?: string }) {
    await dataSource.query(
      `UPDATE content_entry SET published = published #- ARRAY['texts', $2]
       WHERE type = $1 AND (number = $3 OR key = $4)`,
      [type, lang, match.number ?? null, match.key ?? null],
    );
  },
  /** Sets one published value. */
  async set(type: string, key: string, path: string[], value: unknown) {
    await dataSource.query(
      `UPDATE content_entry SET published = jsonb_set(published, $3, $4)
       WHERE type = $1 AND key = $2`,
      [type, key, path, JSON.stringify(value)],
    );
  },
  async unpublish(type: string, key: string) {
    await dataSource.query(
      `UPDATE content_entry SET published = NULL, state = 'unpublished'
       WHERE type = $1 AND key = $2`,
      [type, key],
    );
  },
});
