import {
  mapTexts,
  moveContent,
  type MovedTexts,
  oldRows,
  removeMovedContent,
  keyOf,
  storeSitePicture,
} from '@phantom/content-editing';
import { htmlToRichText } from '@phantom/rich-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface PageRow {
  id: number;
  section: string;
  position: number;
  name: string;
  image: string;
  is_draft: boolean;
  created_at: Date;
  updated_at: Date;
  texts: MovedTexts<{ title: string; body: string }>;
}

/** The content type and the first position of each section. */
const SECTIONS: Record<string, [type: string, first: number]> = {
  about: ['about-page', 0],
  lending: ['lending-page', 0],
  'invest-intro': ['invest-page', 0],
  invest: ['invest-page', 1],
  media: ['media-page', 0],
  legal: ['legal-page', 0],
};

/** The pages become content that employees edit. */
export class MovePages1795500003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const order = 'section, position';
    for (const row of await oldRows<PageRow>(runner, 'page', { order })) {
      const [type, first] = SECTIONS[row.section] ?? [];
      if (type === undefined || first === undefined) continue;
      const position = row.position + first;
      // The legal pages have no pictures.
      const image = row.image ? await storeSitePicture(runner, row.image) : null;
      await moveContent(runner, type, {
        ...{ key: `${row.section}/${keyOf(row.name)}`, number: position + 1, position },
        ...{ publishedAt: row.created_at, updatedAt: row.updated_at },
        values: {
          name: row.name,
          ...(image !== null && { image }),
          ...(row.section === 'legal' && { isDraft: row.is_draft }),
        },
        texts: mapTexts(row.texts, ({ title, body }) => ({ title, body: htmlToRichText(body) })),
        media: [image],
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeMovedContent(
      runner,
      Object.values(SECTIONS).map(([type]) => type),
    );
  }
}
