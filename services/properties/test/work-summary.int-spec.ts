import { companyDay } from '@phantom/service-kit';
import { NADIA, propertyApi, type PropertyApi } from './property-api.js';

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY - 60_000);
const inDays = (days: number) => companyDay(new Date(Date.now() + days * DAY));

describe('dashboard-work', () => {
  let api: PropertyApi;
  const work = async () => (await api.call('dashboard-work')).body;
  const propertyWaiting = async (status: number, days: number) => {
    const property = status === 1 ? await api.property() : await api.propertyAt(status);
    const sql = 'UPDATE current_property SET status_changed_at = $1 WHERE id = $2';
    await api.dataSource.query(sql, [ago(days), property.id]);
    return property;
  };
  const requestDocument = async (id: number, title: string, days: number) => {
    const form = { title, due_on: inDays(Math.max(0, days)) };
    const { body } = await api.post(`current-properties/${id}/document-requests`, form);
    const sql = 'UPDATE document_request SET due_on = $1 WHERE id = $2';
    await api.dataSource.query(sql, [inDays(days), body.list[0].id]);
    return body.list[0];
  };

  beforeAll(async () => {
    api = await propertyApi();
  });
  afterAll(() => api.close());

  it('returns all statuses with zero counts when there are no properties', async () => {
    const { error, statuses, waiting, requests } = await work();

    expect(error).toBe(0);
    expect(statuses).toHaveLength(8);
    expect(statuses[4]).toEqual({ status: 5, count: 0, median_days: null, longest_days: null });
    expect(waiting).toEqual([]);
    expect(requests).toEqual({ awaited: 0, due: 0, overdue: 0, list: [] });
  });

  it('returns the days per status, the waiting properties and the awaited documents', async () => {
    for (const days of [2, 4, 30]) await propertyWaiting(2, days);
    for (const days of [10, 13]) await propertyWaiting(6, days);
    await propertyWaiting(8, 400);
    const waiting = await propertyWaiting(3, 90);
    await requestDocument(waiting.id, 'Deed', -2);
    await requestDocument(waiting.id, 'Will', 0);
    await requestDocument(waiting.id, 'Lease', 6);
    await requestDocument(waiting.id, 'Letter', 7);
    const { id: received } = await requestDocument(waiting.id, 'Statement', -3);
    await api.patch(`document-requests/${received}`, { state: 'received', version: 1 });
    const { id: rejected } = await requestDocument(waiting.id, 'Contract', -1);
    const rejection = { state: 'rejected', reason: 'Unsigned', version: 1 };
    await api.patch(`document-requests/${rejected}`, rejection);
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

  it('returns the ten properties that wait longest', async () => {
    for (let days = 20; days < 30; days += 1) await propertyWaiting(5, days);

    expect((await work()).waiting).toHaveLength(10);
  });

  it('counts no requests of a completed property', async () => {
    const { id } = (await work()).waiting[0];
    const { version } = await api.detail(id);
    await api.post(`current-properties/${id}/status`, { status: 8, reason: 'Closed', version });

    expect((await work()).requests.awaited).toBe(0);
  });

  it('counts the same requests as the property itself', async () => {
    const { id } = await propertyWaiting(3, 5);
    await requestDocument(id, 'Deed', -4);
    expect((await work()).requests).toMatchObject({ awaited: 1, overdue: 1 });
    expect(await api.detail(id)).toMatchObject({ awaited_documents: 1, overdue_documents: 1 });
    const { version } = await api.detail(id);
    await api.post(`current-properties/${id}/status`, { status: 5, reason: 'Waived', version });

    expect((await work()).requests).toMatchObject({ awaited: 0, overdue: 0, list: [] });
    expect(await api.detail(id)).toMatchObject({ awaited_documents: 0, overdue_documents: 0 });
  });

  it('returns 403 to other roles', async () => {
    for (const type of ['Investor', null] as const) {
      expect((await api.call('dashboard-work', { as: { ...NADIA, type } })).status).toBe(403);
    }
  });
});
