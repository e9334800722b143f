import { companyDay } from '../src/current-property/company-day.js';
import { NADIA, propertyDesk, type PropertyDesk } from './property-desk.js';

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY - 60_000);
const inDays = (days: number) => companyDay(new Date(Date.now() + days * DAY));

describe('the picture of the work', () => {
  let desk: PropertyDesk;
  const work = async () => (await desk.call('dashboard-work')).body;
  const waitedAt = async (status: number, days: number) => {
    const property = status === 1 ? await desk.property() : await desk.propertyAt(status);
    const sql = 'UPDATE current_property SET status_changed_at = $1 WHERE id = $2';
    await desk.dataSource.query(sql, [ago(days), property.id]);
    return property;
  };
  const ask = async (id: number, title: string, days: number) => {
    const form = { title, due_on: inDays(Math.max(0, days)) };
    const { body } = await desk.post(`current-properties/${id}/document-requests`, form);
    const sql = 'UPDATE document_request SET due_on = $1 WHERE id = $2';
    await desk.dataSource.query(sql, [inDays(days), body.list[0].id]);
    return body.list[0];
  };

  beforeAll(async () => {
    desk = await propertyDesk();
  });
  afterAll(() => desk.close());

  it('is empty, and has all steps, where there is no work', async () => {
    const { error, statuses, waiting, requests } = await work();

    expect(error).toBe(0);
    expect(statuses).toHaveLength(8);
    expect(statuses[4]).toEqual({ status: 5, count: 0, median_days: null, longest_days: null });
    expect(waiting).toEqual([]);
    expect(requests).toEqual({ awaited: 0, due: 0, overdue: 0, list: [] });
  });

  it('has what waits, how long, and what is due', async () => {
    for (const days of [2, 4, 30]) await waitedAt(2, days);
    for (const days of [10, 13]) await waitedAt(6, days);
    await waitedAt(8, 400);
    const waiting = await waitedAt(3, 90);
    await ask(waiting.id, 'Deed', -2);
    await ask(waiting.id, 'Will', 0);
    await ask(waiting.id, 'Lease', 6);
    await ask(waiting.id, 'Letter', 7);
    const { id: received } = await ask(waiting.id, 'Statement', -3);
    await desk.patch(`document-requests/${received}`, { state: 'received', version: 1 });
    const { id: rejected } = await ask(waiting.id, 'Contract', -1);
    const no = { state: 'rejected', reason: 'Unsigned', version: 1 };
    await desk.patch(`document-requests/${rejected}`, no);
    const { statuses, waiting: longest, requests } = await work();

    expect(statuses.slice(1, 3)).toEqual([
      { status: 2, count: 3, median_days: 4, longest_days: 30 },
      { status: 3, count: 1, median_days: 90, longest_days: 90 },
    ]);
    expect(statuses[5]).toEqual({ status: 6, count: 2, median_days: 11.5, longest_days: 13 });
    expect(statuses[7]).toEqual({ status: 8, count: 1, median_days: null, longest_days: null });
    expect(longest.map(({ days_in_status }: { days_in_status: number }) => days_in_status)).toEqual(
      [90, 30, 13, 10, 4, 2],
    );
    expect(longest[0]).toMatchObject({ id: waiting.id, status: 3, assign: null });
    expect(requests).toMatchObject({ awaited: 5, due: 2, overdue: 2 });
    expect(requests.list.map(({ title }: { title: string }) => title)).toEqual([
      'Deed',
      'Contract',
      'Will',
      'Lease',
      'Letter',
    ]);
    expect(requests.list[0]).toEqual({
      id: expect.any(Number),
      property_id: waiting.id,
      address: waiting.address,
      title: 'Deed',
      due_on: inDays(-2),
      is_overdue: true,
    });
  });

  it('shows the ten that wait longest', async () => {
    for (let days = 20; days < 30; days += 1) await waitedAt(5, days);

    expect((await work()).waiting).toHaveLength(10);
  });

  it('awaits nothing for a property that is completed', async () => {
    const { id } = (await work()).waiting[0];
    const { version } = await desk.detail(id);
    await desk.post(`current-properties/${id}/status`, { status: 8, reason: 'Closed', version });

    expect((await work()).requests.awaited).toBe(0);
  });

  it('counts what the pages of the properties count', async () => {
    const { id } = await waitedAt(3, 5);
    await ask(id, 'Deed', -4);
    expect((await work()).requests).toMatchObject({ awaited: 1, overdue: 1 });
    expect(await desk.detail(id)).toMatchObject({ awaited_documents: 1, overdue_documents: 1 });
    const { version } = await desk.detail(id);
    await desk.post(`current-properties/${id}/status`, { status: 5, reason: 'Waived', version });

    expect((await work()).requests).toMatchObject({ awaited: 0, overdue: 0, list: [] });
    expect(await desk.detail(id)).toMatchObject({ awaited_documents: 0, overdue_documents: 0 });
  });

  it('is for employees', async () => {
    for (const type of ['Investor', null] as const) {
      expect((await desk.call('dashboard-work', { as: { ...NADIA, type } })).status).toBe(403);
    }
  });
});
