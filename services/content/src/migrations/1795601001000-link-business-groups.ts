import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pages that the home page linked to before employees could choose them, by the key of the group. */
const PAGES = {
  'group-1': '/investment-strategy',
  'group-2': '/lending',
  'group-3': '/contact',
  'group-4': '/our-team',
  'group-5': '/contact',
};

/** The business groups of the home page keep their links. */
export class LinkBusinessGroups1795601001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [key, page] of Object.entries(PAGES)) {
      for (const column of ['draft', 'published']) {
        await runner.query(
          `UPDATE content_entry SET ${column} = jsonb_set(${column}, '{values,url}', to_jsonb($2::text))
           WHERE type = 'business-group' AND key = $1 AND published IS NOT NULL
             AND coalesce(${column} #>> '{values,url}', '') = ''`,
          [key, page],
        );
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['draft', 'published']) {
      await runner.query(
        `UPDATE content_entry SET ${column} = ${column} #- '{values,url}' WHERE type = 'business-group'`,
      );
    }
  }
}
