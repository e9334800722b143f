import { multipart, samplePdf } from '@phantom/service-kit/testing';
import { companyDay } from '@phantom/service-kit';
import { ArchiveProperties1795395310000 } from '../src/migrations/1795395310000-archive-properties.js';
import { propertyApi, type PropertyApi } from './property-api.js';

describe('the migration that adds the archive', () => {
  let api: PropertyApi;

  beforeAll(async () => {
    api = await propertyApi();
  });
  afterAll(() => api.close());

  const migrateAgain = async () => {
    const runner = api.dataSource.createQueryRunner();
    const migration = new ArchiveProperties1795395310000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
  };
  const requestDocument = async (id: number) => {
    const form = { title: 'Deed', due_on: companyDay() };
    return (await api.post(`current-properties/${id}/document-requests`, form)).body.list[0];
  };
  const uploadFile = async (id: number, request_id: number, bytes: number) => {
    const file = { content: samplePdf(bytes), name: 'deed.pdf' };
    const fields = { title: 'Deed', id, request_id, file };
    const sent = await multipart(fields);
    await api.call('current-Properties-file', { method: 'POST', ...sent });
  };

  it('withdraws requests beyond Missing Documents and keeps the refusals of files', async () => {
    const here = await api.propertyAt(3);
    const beyond = await api.propertyAt(3);
    const open = await requestDocument(here.id);
    await requestDocument(beyond.id);
    await uploadFile(here.id, open.id, 3_001);
    const { version } = (await api.detail(here.id)).requests[0]!;
    const rejection = { state: 'rejected', reason: 'Unsigned', version };
    await api.patch(`document-requests/${open.id}`, rejection);
    await uploadFile(here.id, open.id, 3_002);
    await api.dataSource.query('UPDATE current_property SET status = 5 WHERE id = $1', [beyond.id]);
    await migrateAgain();

    expect((await api.detail(here.id)).files).toMatchObject([
      { refused_at: expect.any(String), refusal_reason: 'Unsigned' },
      { refused_at: null },
    ]);
    expect((await api.detail(beyond.id)).requests).toMatchObject([{ state: 'withdrawn' }]);
    expect((await api.history(beyond.id))[0]).toMatchObject({
      kind: 'request_withdrawn',
      title: 'Deed',
    });
    const still = await requestDocument(here.id);
    await migrateAgain();
    const { requests } = await api.detail(here.id);
    expect(requests.find(({ id }) => id === still.id)).toMatchObject({ state: 'open' });
  });
});
