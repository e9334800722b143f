import { multipart, samplePdf } from '@phantom/service-kit/testing';
import { companyDay } from '../src/current-property/company-day.js';
import { ArchiveProperties1795395310000 } from '../src/migrations/1795395310000-archive-properties.js';
import { propertyDesk, type PropertyDesk } from './property-desk.js';

describe('rows from before the archive', () => {
  let desk: PropertyDesk;

  beforeAll(async () => {
    desk = await propertyDesk();
  });
  afterAll(() => desk.close());

  const migrateAgain = async () => {
    const runner = desk.dataSource.createQueryRunner();
    const migration = new ArchiveProperties1795395310000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
  };
  const ask = async (id: number) => {
    const form = { title: 'Deed', due_on: companyDay() };
    return (await desk.post(`current-properties/${id}/document-requests`, form)).body.list[0];
  };
  const handIn = async (id: number, request_id: number, bytes: number) => {
    const file = { content: samplePdf(bytes), name: 'deed.pdf' };
    const fields = { title: 'Deed', id, request_id, file };
    const sent = await multipart(fields);
    await desk.call('current-Properties-file', { method: 'POST', ...sent });
  };

  it('have no request awaited beyond Missing Documents, and files refused as they were', async () => {
    const here = await desk.propertyAt(3);
    const beyond = await desk.propertyAt(3);
    const open = await ask(here.id);
    await ask(beyond.id);
    await handIn(here.id, open.id, 3_001);
    const { version } = (await desk.detail(here.id)).requests[0]!;
    const rejection = { state: 'rejected', reason: 'Unsigned', version };
    await desk.patch(`document-requests/${open.id}`, rejection);
    await handIn(here.id, open.id, 3_002);
    await desk.dataSource.query('UPDATE current_property SET status = 5 WHERE id = $1', [
      beyond.id,
    ]);
    await migrateAgain();

    expect((await desk.detail(here.id)).files).toMatchObject([
      { refused_at: expect.any(String), refusal_reason: 'Unsigned' },
      { refused_at: null },
    ]);
    expect((await desk.detail(beyond.id)).requests).toMatchObject([{ state: 'withdrawn' }]);
    expect((await desk.history(beyond.id))[0]).toMatchObject({
      kind: 'request_withdrawn',
      title: 'Deed',
    });
    const still = await ask(here.id);
    await migrateAgain();
    const { requests } = await desk.detail(here.id);
    expect(requests.find(({ id }) => id === still.id)).toMatchObject({ state: 'open' });
  });
});
