import { moveContent, removeMovedContent } from '@phantom/content-editing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import content from './costs.json' with { type: 'json' };

/** The costs of a sale or a lease in New York, and the figures of estimates. They are published: every installation needs them. */
export class AddCosts1795800024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const publishedAt = new Date();
    for (const [position, { key, values, texts }] of content.costs.entries()) {
      await moveContent(runner, 'closing-cost', {
        ...{ key, number: position + 1, position, publishedAt },
        ...{ values, texts, title: texts.en.name },
      });
    }
    const { values, texts } = content.figures;
    await moveContent(runner, 'cost-figures', {
      ...{ key: 'cost-figures', number: 1, position: 0, publishedAt },
      ...{ values, texts, title: texts.en.source },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeMovedContent(runner, ['closing-cost', 'cost-figures']);
  }
}
