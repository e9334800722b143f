import {
  moveContent,
  type MovedTexts,
  oldRows,
  removeMovedContent,
  keyOf,
  storeSitePicture,
} from '@phantom/content-editing';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface TypeRow {
  id: number;
  position: number;
  type: string;
  image: string;
  created_at: Date;
  updated_at: Date;
  texts: MovedTexts<{ title: string; paragraphs: string[] }>;
}

/** The ways to invest become content that employees edit. */
export class MoveInvest1795500005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const rows = await oldRows<TypeRow>(runner, 'investment_type', { order: 'position' });
    for (const { id, position, type, image: src, texts, created_at, updated_at } of rows) {
      const image = await storeSitePicture(runner, src);
      await moveContent(runner, 'investment-type', {
        ...{ key: keyOf(type), number: id, position, values: { type, image }, texts },
        ...{ publishedAt: created_at, updatedAt: updated_at, media: [image] },
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeMovedContent(runner, ['investment-type', 'offering']);
  }
}
