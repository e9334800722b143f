import { moveContent, storeSitePicture } from '@phantom/content-editing';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface ProjectRow {
  id: number;
  slug: string;
  stage: string;
  image: string;
  address1: string;
  address2: string;
  acquired_on: string;
  asset_type: string;
  size: string;
  opportunity: string;
  created_at: Date;
  pictures: string[] | null;
}

/** Projects become content that employees edit. The old tables stay for one release: the version before reads them. */
export class MoveProjects1795500011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A holding names a project by its number, which employees may add from now on.
    await runner.query(
      'ALTER TABLE investor_holding DROP CONSTRAINT investor_holding_project_id_fkey',
    );
    const rows = (await runner.query(`
      SELECT project.*, acquired_on::text, (SELECT array_agg(url ORDER BY position)
        FROM project_picture WHERE project_id = project.id) AS pictures
      FROM project ORDER BY position, id`)) as ProjectRow[];
    for (const [position, row] of rows.entries()) {
      const gallery = [];
      for (const url of row.pictures ?? []) {
        gallery.push({ picture: await storeSitePicture(runner, url) });
      }
      const image = await storeSitePicture(runner, row.image);
      await moveContent(runner, 'project', {
        ...{ key: row.slug, number: row.id, position, publishedAt: row.created_at },
        title: row.address1,
        values: {
          ...{ stage: row.stage, address1: row.address1, address2: row.address2 },
          ...{ image, acquiredOn: row.acquired_on },
          ...{ assetType: row.asset_type, size: row.size, opportunity: row.opportunity, gallery },
        },
        media: [image, ...gallery.map(({ picture }) => picture)],
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('TRUNCATE content_entry, media_asset CASCADE');
    await runner.query(`
      UPDATE investor_holding SET project_id = NULL
      WHERE project_id NOT IN (SELECT id FROM project)`);
    await runner.query(`
      ALTER TABLE investor_holding ADD FOREIGN KEY (project_id)
        REFERENCES project ON DELETE SET NULL`);
  }
}
