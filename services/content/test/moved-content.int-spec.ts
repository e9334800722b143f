import { createTestApp, type TestApp } from '@phantom/service-kit/testing';
import type { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { ContentConfig } from '../src/config/content.config.js';
import { contentDataSource } from '../src/data-source.js';
import { contentApp } from './content-app.js';
import { fillOldTables } from './old-content.js';

const LANGUAGES = ['en', 'de', 'it', 'ru', 'es'];

const CALLS = [
  ...['homeboxlist', 'businessinfolist', 'aboutusget', 'teamList', 'siteinfo', 'newsletterList'],
  ...['lendingget', 'legalget', 'investwithusget', 'mediaget', 'testimonialList', 'podcastList'],
  ...['videoList', 'pressReleaseList', 'socialPostList'],
];

/** The columns of HTML of the version before. */
const HTML: [table: string, column: string][] = [
  ['page_text', 'body'],
  ['newsletter_text', 'body'],
  ['press_release_text', 'body'],
  ['podcast_episode_text', 'transcript'],
];

/** Takes the database back to the version before, with its content, and updates it again. */
async function update(dataSource: DataSource): Promise<void> {
  const last = async () => {
    const [row] = await dataSource.query<{ name: string }[]>(
      'SELECT name FROM migrations ORDER BY id DESC LIMIT 1',
    );
    return row?.name;
  };
  while ((await last()) !== 'CreateContentTables1795500000000') {
    await dataSource.undoLastMigration();
  }
  await fillOldTables(dataSource);
  await dataSource.query(`
    WITH release AS (
      INSERT INTO press_release (id, slug, published_at)
      VALUES (40, 'only-english', '2020-01-02T10:00:00Z') RETURNING id
    )
    INSERT INTO press_release_text (press_release_id, lang, title, body)
    SELECT id, 'en', 'Only English', '<p>Text</p>' FROM release`);
  await dataSource.runMigrations({ transaction: 'each' });
}

interface Answer {
  list: { id?: number; lang: string; [field: string]: unknown }[];
}

/** No page of the version before led to another one, and no business group or press release had a picture of its own. */
const asBefore = (item: object) => ({
  ...item,
  ...('chapters' in item && { chapters: [] }),
  ...('document' in item && { image: null, alt: '', caption: '', document: null }),
  ...('next_step' in item && { next_step: null, related: null }),
  ...('text2' in item && { image: undefined }),
});

describe('content of the version before', () => {
  let updated: TestApp;
  let fresh: TestApp;

  const read = async (service: TestApp, call: string, lang: string) => {
    const response = await service.inject({ method: 'GET', url: `/api/auth/${call}?lang=${lang}` });
    // The pictures of the version before had no focal points.
    return JSON.parse(response.body.replaceAll(/#focus=\d+,\d+/g, '')) as Answer;
  };

  beforeAll(async () => {
    updated = await createTestApp({
      ...{ module: AppModule, config: ContentConfig, dataSource: contentDataSource },
      prepare: update,
    });
    fresh = await contentApp();
  });
  afterAll(async () => {
    await updated.close();
    await fresh.close();
  });

  it.each(CALLS)('%s answers like a fresh start with the same content', async (call) => {
    for (const lang of LANGUAGES) {
      const { list, ...rest } = await read(updated, call, lang);
      const expected = await read(fresh, call, lang);
      const same = list.filter(({ id }) => call !== 'pressReleaseList' || id !== 40);
      // The addresses and sizes of the recordings are made up here.
      const file = { audio: expect.any(String), size: expect.any(Number) };
      const expectedList = expected.list.map((item) => ({
        ...asBefore(item),
        ...(call === 'podcastList' && file),
      }));
      const intro = 'intro' in expected && { intro: asBefore(expected.intro as object) };

      const total = 'total' in rest && { total: same.length };
      expect({ ...rest, ...total, list: same }).toEqual({
        ...expected,
        ...intro,
        list: expectedList,
      });
    }
  });

  it('keeps the id of a row, and answers in English without a translation', async () => {
    const { list } = await read(updated, 'pressReleaseList', 'de');

    expect(list.find(({ id }) => id === 40)).toEqual({
      id: 40,
      title: 'Only English',
      description: '<p>Text</p>',
      created_at: '2020-01-02T10:00:00.000Z',
      lang: 'en',
      ...{ image: null, alt: '', caption: '', document: null, next_step: null, related: null },
    });
  });

  it.each(HTML)(
    '%s.%s is answered as it was stored, without line breaks',
    async (table, column) => {
      const rows = await updated.dataSource.query<{ html: string; lang: string }[]>(
        `SELECT ${column} AS html, lang FROM ${table}`,
      );
      const answers = await Promise.all(
        CALLS.flatMap((call) =>
          LANGUAGES.map(async (lang) => JSON.stringify(await read(updated, call, lang))),
        ),
      );
      const all = answers.join();
      for (const { html } of rows) {
        expect(all).toContain(JSON.stringify(html.replaceAll('\n', '')).slice(1, -1));
      }
      expect(rows.length).toBeGreaterThan(9);
    },
  );

  it('records where each picture and recording is used', async () => {
    const unused = await updated.dataSource.query<{ src: string }[]>(
      'SELECT src FROM media_asset WHERE id NOT IN (SELECT media_id FROM media_use)',
    );

    expect(unused).toEqual([]);
  });

  it('has the same entries as a fresh start, which has offerings too', async () => {
    const entries = (service: TestApp) =>
      service.dataSource.query<{ type: string; key: string; position: number; title: string }[]>(
        `SELECT type, key, number, position, title, state FROM content_entry
         WHERE key <> 'only-english' AND type <> 'offering' ORDER BY type, number`,
      );

    expect(await entries(updated)).toEqual(await entries(fresh));
  });
});
