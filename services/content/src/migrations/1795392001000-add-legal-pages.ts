import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCESSIBILITY } from './legal-pages/accessibility.js';
import { FAIR_HOUSING } from './legal-pages/fair-housing.js';
import type { LegalPageTexts } from './legal-pages/legal-page.js';
import { PRIVACY } from './legal-pages/privacy.js';
import { TERMS } from './legal-pages/terms.js';

/** In the order of the call's answer; the address of a page is made from its name. */
const PAGES: [name: string, texts: LegalPageTexts][] = [
  ['Privacy', PRIVACY],
  ['Terms', TERMS],
  ['Fair Housing', FAIR_HOUSING],
  ['Accessibility', ACCESSIBILITY],
];

/** Adds the legal pages, which every installation needs, as drafts until counsel has approved them. */
export class AddLegalPages1795392001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE page ADD COLUMN is_draft boolean NOT NULL DEFAULT false');
    for (const [position, [name, texts]] of PAGES.entries()) {
      const [page] = (await runner.query(
        `INSERT INTO page (section, position, name, image, is_draft)
         VALUES ('legal', $1, $2, '', true) RETURNING id`,
        [position, name],
      )) as [{ id: number }];
      for (const [lang, { title, body }] of Object.entries(texts)) {
        await runner.query(
          'INSERT INTO page_text (page_id, lang, title, body) VALUES ($1, $2, $3, $4)',
          [page.id, lang, title, body.join('\n')],
        );
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM page WHERE section = 'legal'");
    await runner.query('ALTER TABLE page DROP COLUMN is_draft');
  }
}
