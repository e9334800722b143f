import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rules of thumb that the pages had as constants. */
const USUAL_COSTS = {
  ...{ assessedShare: 6, apartmentTaxRate: 1, condoCharges: 1, coopCharges: 2, usualArea: 750 },
  ...{ houseInsurance: 150, apartmentInsurance: 60, downPayment: 20 },
};

const FIGURES = `SELECT id FROM content_entry WHERE type = 'cost-figures'`;

/** Adds fields to the figures of estimates. Every revision gets them, so that a restored one can be published. */
export class AddUsualCosts1795800024900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const values = [JSON.stringify(USUAL_COSTS)];
    const added = (data: string) =>
      `jsonb_set(${data}, '{values}', $1::jsonb || (${data} -> 'values'))`;
    await runner.query(
      `UPDATE content_entry SET published = ${added('published')}, draft = ${added('draft')}
       WHERE id IN (${FIGURES})`,
      values,
    );
    await runner.query(
      `UPDATE content_revision SET data = ${added('data')} WHERE entry_id IN (${FIGURES})`,
      values,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = [Object.keys(USUAL_COSTS)];
    const removed = (data: string) =>
      `jsonb_set(${data}, '{values}', (${data} -> 'values') - $1::text[])`;
    await runner.query(
      `UPDATE content_entry SET published = ${removed('published')}, draft = ${removed('draft')}
       WHERE id IN (${FIGURES})`,
      names,
    );
    await runner.query(
      `UPDATE content_revision SET data = ${removed('data')} WHERE entry_id IN (${FIGURES})`,
      names,
    );
  }
}
