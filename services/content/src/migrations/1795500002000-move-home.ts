import {
  mapTexts,
  moveContent,
  type MovedTexts,
  oldRows,
  removeMovedContent,
  storeSitePicture,
} from '@phantom/content-editing';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface OldRow {
  id: number;
  position: number;
  created_at: Date;
  updated_at: Date;
}

interface MessageRow extends OldRow {
  texts: MovedTexts<{ title: string; description: string }>;
}

interface GroupRow extends OldRow {
  texts: MovedTexts<{ text: string; text2: string; text3?: string }>;
}

/** The home page becomes content that employees edit. */
export class MoveHome1795500002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await moveSlides(runner);
    const messages = await oldRows<MessageRow>(runner, 'home_message', {
      owner: 'message_id',
      order: 'position',
    });
    for (const { id, position, texts, created_at, updated_at } of messages) {
      await moveContent(runner, 'home-message', {
        ...{ key: `message-${position + 1}`, number: id, position, values: {}, texts },
        ...{ publishedAt: created_at, updatedAt: updated_at },
      });
    }
    const groups = await oldRows<GroupRow>(runner, 'business_info', { order: 'position' });
    for (const { id, position, texts, created_at, updated_at } of groups) {
      await moveContent(runner, 'business-group', {
        ...{ key: `group-${position + 1}`, number: id, position, values: {} },
        ...{ publishedAt: created_at, updatedAt: updated_at },
        texts: mapTexts(texts, ({ text: title, text2: body, text3: figure }) => {
          return { title, body, ...(figure && { figure }) };
        }),
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeMovedContent(runner, ['home-slide', 'home-message', 'business-group']);
  }
}

async function moveSlides(runner: QueryRunner): Promise<void> {
  const slides = (await runner.query('SELECT * FROM home_slide ORDER BY position')) as (OldRow & {
    image: string;
  })[];
  for (const { id, position, image: src, created_at, updated_at } of slides) {
    const name = src.split('/').at(-2) ?? '';
    const image = await storeSitePicture(runner, src);
    await moveContent(runner, 'home-slide', {
      ...{ key: `slide-${position + 1}`, number: id, position, title: name },
      ...{ publishedAt: created_at, updatedAt: updated_at },
      values: { name, image },
      media: [image],
    });
  }
}
