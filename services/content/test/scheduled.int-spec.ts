import { SERVING_ROLE, type TestApp, until } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { type EditorClient, editorClient, newNewsletter, paul, titlesIn } from './editors.js';

const COUNT = 200;

describe('scheduled publications', () => {
  let service: TestApp;
  let call: EditorClient;

  beforeAll(async () => {
    service = await contentApp();
    call = editorClient(service);
  });
  afterAll(() => service.close());

  /** How often each newsletter of a name was published. */
  const publications = (name: string) =>
    service.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM content_revision revision
       JOIN content_entry entry ON entry.id = revision.entry_id
       WHERE entry.title LIKE $1 AND revision.action = 'published' GROUP BY entry.id`,
      [`${name} %`],
    );

  async function scheduleMany(name: string, publishAt: Date): Promise<void> {
    for (let index = 0; index < COUNT; index += 1) {
      const { id, version } = await newNewsletter(call, `${name} ${index}`);
      const publication = { version, publish_at: new Date(Date.now() + 600_000).toISOString() };
      await call('POST', `/entries/${id}/publish`, publication, paul);
    }
    await service.dataSource.query(
      `UPDATE content_release SET publish_at = $2 WHERE name LIKE $1 AND state = 'scheduled'`,
      [`${name} %`, publishAt],
    );
  }

  const areDone = async (name: string) => (await publications(name)).length === COUNT;

  it('each happen once, whichever of two processes comes first', async () => {
    const another = await service.another();
    await scheduleMany('Twice', new Date(Date.now() + 1000));
    await until(() => areDone('Twice'));
    const counts = await publications('Twice');
    const titles = (await titlesIn(another)).filter((title) => title.startsWith('Twice'));
    await another.close();

    expect(new Set(counts.map(({ count }) => count))).toEqual(new Set([1]));
    expect(titles).toHaveLength(COUNT);
  }, 120_000);

  it('each happen once when the connections of the processes are cut in between', async () => {
    const another = await service.another();
    await scheduleMany('Cut', new Date());
    let cuts = 0;
    for (; cuts < 5; cuts += 1) {
      const before = (await publications('Cut')).length;
      await until(async () => (await publications('Cut')).length > before);
      await service.dataSource.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND usename = $1`,
        [SERVING_ROLE],
      );
    }
    await until(() => areDone('Cut'));
    const counts = await publications('Cut');
    await another.close();

    expect(new Set(counts.map(({ count }) => count))).toEqual(new Set([1]));
    expect(cuts).toBe(5);
  }, 120_000);
});
