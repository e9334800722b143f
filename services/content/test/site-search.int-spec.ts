import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';

interface Group {
  kind: string;
  total: number;
  hits: { title: string; excerpt: string; path: string; lang: string }[];
}

describe('site search', () => {
  let service: TestApp;
  const find = async (q: string, lang = 'en'): Promise<Group[]> => {
    const url = `/api/auth/site-search?q=${encodeURIComponent(q)}&lang=${lang}`;
    const response = await service.inject({ method: 'GET', url });
    expect(response.statusCode).toBe(200);
    return response.json<{ list: Group[] }>().list;
  };
  const paths = async (q: string, lang?: string) =>
    (await find(q, lang)).flatMap(({ hits }) => hits.map(({ path }) => path));

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('finds pages, people and news, each with its path', async () => {
    expect(await paths('lending')).toContain('/lending');
    expect(await find('rents third quarter')).toMatchObject([
      {
        kind: 'news',
        total: 1,
        hits: [{ path: expect.stringMatching(/^\/single-news-letter\/\d+$/), lang: 'en' }],
      },
    ]);
    const [member] = await service.dataSource.query<{ title: string }[]>(
      "SELECT title FROM content_entry WHERE type = 'team-member' ORDER BY id LIMIT 1",
    );
    const people = (await find(member?.title ?? '')).find(({ kind }) => kind === 'people');
    expect(people?.hits[0]).toMatchObject({
      title: member?.title,
      path: expect.stringMatching(/^\/our-team\/[a-z-]+$/),
    });
  });

  it('finds the beginning of a word, in any case, and shows the text around it', async () => {
    const [group] = await find('MARKET-RA');
    expect(group?.hits[0]?.excerpt).toMatch(/market-rate/i);
    expect(group?.hits[0]?.excerpt.length).toBeLessThan(240);
  });

  it('searches in the language of the visitor', async () => {
    expect(await find('vierteljahr', 'en')).toEqual([]);
    const [group] = await find('Quartal', 'de');
    expect(group?.hits.every(({ lang }) => lang === 'de')).toBe(true);
  });

  it.each(['', ' ', 'a', '%', "'; DROP TABLE content_entry; --", '((('])(
    'finds nothing for %j',
    async (q) => {
      expect(await find(q)).toEqual([]);
    },
  );

  it('refuses words that are too long, and a search without words', async () => {
    for (const url of [`/api/auth/site-search?q=${'a'.repeat(101)}`, '/api/auth/site-search']) {
      expect((await service.inject({ method: 'GET', url })).statusCode).toBe(422);
    }
  });

  it('reads what is published, not the draft', async () => {
    await service.dataSource.query(`
      UPDATE content_entry SET state = 'changed', search_text = 'zeppelin'
      WHERE type = 'lending-page'`);
    expect(await find('zeppelin')).toEqual([]);
    expect(await paths('lending')).toContain('/lending');
  });

  it('reads an index of 10,000 newsletters, not their rows', async () => {
    await service.dataSource.query(`
      INSERT INTO content_entry (type, number, state, draft, published, title, search_text)
      SELECT type, 1000 + n, 'published', draft, published, 'Many', 'word' || n
      FROM (SELECT * FROM content_entry WHERE type = 'newsletter' LIMIT 1) one, generate_series(1, 10000) n`);
    await service.dataSource.query('ANALYZE content_entry');
    const plan = await service.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
      return manager.query<{ 'QUERY PLAN': string }[]>(`
        EXPLAIN SELECT id FROM content_entry
        WHERE deleted_at IS NULL AND published IS NOT NULL AND type IN ('newsletter', 'about-page')
        AND search_words @@ to_tsquery('simple', 'word77:*') ORDER BY updated_at DESC, id DESC LIMIT 200`);
    });
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('content_entry_words');
    expect(lines).not.toContain('Seq Scan');
  });
});
