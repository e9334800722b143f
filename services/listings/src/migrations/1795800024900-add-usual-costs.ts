import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rules of thumb that the pages had as constants. */
const USUAL_COSTS = {
  ...{ assessedShare: 6, condoTaxRate: 1, condoCharges: 1, coopCharges: 2, usualArea: 750 },
  ...{ houseInsurance: 150, apartmentInsurance: 60, downPayment: 20 },
};

/** Adds fields to the figures of estimates. Every revision gets them, so that a restored one can be published. */
export class AddUsualCosts1795800024900 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    const changed = (values: string) => `$1::jsonb || ${values}`;
    return changeFigures(runner, changed, JSON.stringify(USUAL_COSTS));
  }

  down(runner: QueryRunner): Promise<void> {
    const changed = (values: string) => `${values} - $1::text[]`;
    return changeFigures(runner, changed, Object.keys(USUAL_COSTS));
  }
}

/** @param changed the SQL of the new values */
async function changeFigures(
  runner: QueryRunner,
  changed: (values: string) => string,
  parameter: unknown,
): Promise<void> {
  const change = (data: string) =>
    `${data} = jsonb_set(${data}, '{values}', ${changed(`(${data} -> 'values')`)})`;
  const figures = `SELECT id FROM content_entry WHERE type = 'cost-figures'`;
  await runner.query(
    `UPDATE content_entry SET ${change('published')}, ${change('draft')} WHERE id IN (${figures})`,
    [parameter],
  );
  await runner.query(
    `UPDATE content_revision SET ${change('data')} WHERE entry_id IN (${figures})`,
    [parameter],
  );
}
