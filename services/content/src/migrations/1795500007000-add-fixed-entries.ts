import type { MigrationInterface, QueryRunner } from 'typeorm';

interface FixedEntry {
  key: string;
  values?: Record<string, string>;
}

const page = (key: string, name: string): FixedEntry => ({ key, values: { name } });
const numbered = (key: string, count: number): FixedEntry[] =>
  Array.from({ length: count }, (_, index) => ({ key: `${key}-${index + 1}` }));

/** The entries of the contract's lists, in their order. */
const ENTRIES: Record<string, FixedEntry[]> = {
  'home-slide': numbered('slide', 5),
  'home-message': numbered('message', 4),
  'business-group': numbered('group', 5),
  'about-page': [
    page('about/overview', 'Overview'),
    page('about/history', 'History'),
    page('about/our-values', 'Our Values'),
    page('about/our-team', 'Our Team'),
  ],
  'lending-page': [page('lending/lending', 'Lending')],
  'invest-page': [
    page('invest-intro/invest-with-us', 'Invest With Us'),
    page('invest/investment-strategy', 'Investment Strategy'),
    page('invest/investment-opportunities', 'Investment Opportunities'),
    page('invest/clearly-defined-acquisition-criteria', 'Clearly Defined Acquisition Criteria'),
  ],
  'investment-type': ['Acquisitions', 'Development', 'Lending'].map((type) => ({
    key: type.toLowerCase(),
    values: { type },
  })),
  'media-page': [
    page('media/testimonials', 'Testimonials'),
    page('media/podcast', 'Podcast'),
    page('media/videos', 'Videos'),
    page('media/news-letter', 'News Letter'),
    page('media/press-release', 'Press Release'),
    page('media/social-media', 'Social Media'),
  ],
  'podcast-channel': [{ key: 'podcast-channel' }],
  site: [{ key: 'site' }],
};

/** Employees edit the entries of these lists and cannot create them: an installation without content gets empty drafts. */
export class AddFixedEntries1795500007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [type, entries] of Object.entries(ENTRIES)) {
      const known = (await runner.query('SELECT 1 FROM content_entry WHERE type = $1 LIMIT 1', [
        type,
      ])) as unknown[];
      if (known.length > 0) continue;
      for (const [position, { key, values = {} }] of entries.entries()) {
        const draft = JSON.stringify({ values, texts: {} });
        await runner.query(
          `INSERT INTO content_entry (type, number, key, position, state, draft)
           VALUES ($1, $2, $3, $4, 'draft', $5)`,
          [type, position + 1, key, position, draft],
        );
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM content_entry WHERE state = 'draft' AND key IS NOT NULL
        AND NOT EXISTS (SELECT FROM content_revision WHERE entry_id = content_entry.id)
        AND NOT EXISTS (SELECT FROM content_presence WHERE entry_id = content_entry.id)`);
  }
}
