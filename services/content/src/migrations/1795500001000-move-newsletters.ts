import { moveContent, storeSitePicture } from '@phantom/content-editing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { htmlToRichText } from '@phantom/rich-text';

interface NewsletterRow {
  id: number;
  slug: string;
  image: string;
  published_at: Date;
  texts: Record<string, { title: string; body: string }>;
}

/** Newsletters become content that employees edit. The old tables stay for one release: the version before reads them. */
export class MoveNewsletters1795500001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(`
      SELECT newsletter.*, (SELECT jsonb_object_agg(lang, jsonb_build_object('title', title, 'body', body))
        FROM newsletter_text WHERE newsletter_id = newsletter.id) AS texts
      FROM newsletter ORDER BY id`)) as NewsletterRow[];
    for (const [position, { id, slug, image, published_at, texts }] of rows.entries()) {
      await moveContent(runner, 'newsletter', {
        ...{ key: slug, number: id, position, publishedAt: published_at },
        values: {
          image: await storeSitePicture(runner, image),
          publishedAt: published_at.toISOString(),
        },
        texts: Object.fromEntries(
          Object.entries(texts).map(([language, { title, body }]) => [
            language,
            { title, body: htmlToRichText(body) },
          ]),
        ),
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('TRUNCATE content_entry, media_asset CASCADE');
  }
}
