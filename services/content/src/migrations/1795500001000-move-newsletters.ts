import {
  mapTexts,
  moveContent,
  type MovedTexts,
  oldRows,
  removeMovedContent,
  storeSitePicture,
} from '@phantom/content-editing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { htmlToRichText } from '@phantom/rich-text';

interface NewsletterRow {
  id: number;
  slug: string;
  image: string;
  published_at: Date;
  updated_at: Date;
  texts: MovedTexts<{ title: string; body: string }>;
}

/** Newsletters become content that employees edit. The old tables stay for one release: the version before reads them. */
export class MoveNewsletters1795500001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [position, row] of (await oldRows<NewsletterRow>(runner, 'newsletter')).entries()) {
      const image = await storeSitePicture(runner, row.image);
      await moveContent(runner, 'newsletter', {
        ...{ key: row.slug, number: row.id, position },
        ...{ publishedAt: row.published_at, updatedAt: row.updated_at },
        values: { image, publishedAt: row.published_at.toISOString() },
        texts: mapTexts(row.texts, ({ title, body }) => ({ title, body: htmlToRichText(body) })),
        media: [image],
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeMovedContent(runner, ['newsletter']);
    await runner.query('TRUNCATE media_asset CASCADE');
  }
}
