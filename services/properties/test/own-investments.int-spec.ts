import { untilTransactionsWait } from '@phantom/service-kit/testing';
import { callsOf, EMMA, HENRIK, IRIS, NEWCOMER } from './investors.js';
import { propertiesApp, type PropertiesApp } from './properties-app.js';

const OWN = ['investor-holdings', 'investor-distributions', 'investor-documents'];

const cents = (amount: string) => BigInt(amount.replace('.', ''));
const sum = (rows: object[], field: string) =>
  rows.reduce((total, row) => total + cents((row as Record<string, string>)[field]!), 0n);

describe('investments of the signed-in investor', () => {
  let service: PropertiesApp;

  beforeAll(async () => {
    service = await propertiesApp();
  });
  afterAll(() => service.close());

  const own = async (user: typeof IRIS, path: string) =>
    (await callsOf(service, user).get(path)).body;
  const open = (user: typeof IRIS, id: number) =>
    callsOf(service, user).call('POST', `investor-documents/${id}/receipt`);

  it('returns the holdings with exact sums', async () => {
    const { list, totals } = await own(IRIS, 'investor-holdings');
    const { list: paid } = await own(IRIS, 'investor-distributions');

    expect(list).toHaveLength(4);
    for (const holding of list) {
      expect(holding).toMatchObject({ account_id: IRIS.id, updated_by: null });
      expect(holding.committed).toMatch(/^\d+\.\d{2}$/);
      const its = paid.filter(
        ({ holding_id }: { holding_id: number }) => holding_id === holding.id,
      );
      expect(cents(holding.distributed)).toBe(sum(its, 'amount'));
    }
    expect(cents(totals.committed)).toBe(sum(list, 'committed'));
    expect(cents(totals.contributed)).toBe(sum(list, 'contributed'));
    expect(cents(totals.distributed)).toBe(sum(paid, 'amount'));
  });

  it('returns the distributions newest first, with sums per year', async () => {
    const { list, years } = await own(IRIS, 'investor-distributions');
    const days = list.map(({ paid_on }: { paid_on: string }) => paid_on);

    expect(days).toEqual([...days].sort().reverse());
    expect(years.map(({ year }: { year: number }) => year)).toEqual([2022, 2023, 2024, 2025, 2026]);
    expect(sum(years, 'total')).toBe(sum(list, 'amount'));
    for (const { total, income, return_of_capital, sale } of years) {
      expect(cents(income) + cents(return_of_capital) + cents(sale)).toBe(cents(total));
    }
  });

  it('returns the documents of one year, and counts of all years', async () => {
    const all = await own(IRIS, 'investor-documents');
    const { list, years } = await own(IRIS, 'investor-documents?year=2026');

    expect(years).toEqual(all.years);
    expect(years[0]).toEqual({ year: 2026, count: 4, unread: 3 });
    expect(list).toHaveLength(4);
    expect(list.every(({ url }: { url: unknown }) => url === null)).toBe(true);
  });

  it('returns no rows of another investor', async () => {
    for (const path of OWN) {
      const [mine, theirs] = [await own(IRIS, path), await own(HENRIK, path)].map(({ list }) =>
        list.map(({ id }: { id: number }) => id),
      );
      expect(mine.length).toBeGreaterThan(0);
      expect(theirs.length).toBeGreaterThan(0);
      expect(theirs.filter((id: number) => mine.includes(id))).toEqual([]);
    }
  });

  it('returns empty lists to a new investor', async () => {
    const zero = { committed: '0.00', contributed: '0.00', distributed: '0.00' };

    expect(await own(NEWCOMER, 'investor-holdings')).toEqual({ error: 0, list: [], totals: zero });
    expect(await own(NEWCOMER, 'investor-distributions')).toEqual({
      error: 0,
      list: [],
      years: [],
    });
    expect(await own(NEWCOMER, 'investor-documents')).toEqual({ error: 0, list: [], years: [] });
  });

  it('records a receipt when a document is opened, which employees see', async () => {
    const { list } = await own(IRIS, 'investor-documents');
    const { id } = list.find(({ receipt }: { receipt: unknown }) => !receipt);
    const [first, second] = [await open(IRIS, id), await open(IRIS, id)];

    expect(first.body.list[0].receipt).toMatchObject({ by: IRIS.name, times: 1 });
    expect(second.body.list[0].receipt).toMatchObject({
      times: 2,
      first_opened_at: first.body.list[0].receipt.first_opened_at,
    });
    const file = await service.get(second.body.list[0].url);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { body } = await callsOf(service, EMMA).get(`investors/${IRIS.id}/documents`);
    expect(body.list.find((row: { id: number }) => row.id === id).receipt).toMatchObject({
      by: IRIS.name,
      times: 2,
    });
  });

  it('counts concurrent openings', async () => {
    const { list } = await own(HENRIK, 'investor-documents');
    const { id } = list.find(({ receipt }: { receipt: unknown }) => !receipt);
    await Promise.all([open(HENRIK, id), open(HENRIK, id), open(HENRIK, id)]);
    const after = await own(HENRIK, 'investor-documents');

    expect(after.list.find((row: { id: number }) => row.id === id).receipt.times).toBe(3);
  });

  it('returns 404 for the document of another investor and records nothing', async () => {
    const [{ id, receipt }] = (await own(HENRIK, 'investor-documents')).list;
    const { status, body } = await open(IRIS, id);

    expect([status, body]).toEqual([404, { error: 1, message: expect.any(String), list: [] }]);
    const after = (await own(HENRIK, 'investor-documents')).list[0];
    expect(after.receipt).toEqual(receipt);
    expect((await open(IRIS, 999_999)).status).toBe(404);
  });

  it('returns 404 for a document that is removed concurrently', async () => {
    const [{ id }] = (await own(HENRIK, 'investor-documents')).list;
    const removal = service.dataSource.createQueryRunner();
    await removal.startTransaction();
    await removal.query('DELETE FROM investor_document WHERE id = $1', [id]);
    const opening = open(HENRIK, id);
    await untilTransactionsWait(service.dataSource);
    await removal.commitTransaction();
    await removal.release();

    expect((await opening).status).toBe(404);
  });

  it('refuses everybody but investors', async () => {
    const nobody = await Promise.all(OWN.map((path) => service.get(`/api/auth/${path}`)));
    expect(nobody.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    for (const type of ['admin', null] as const) {
      const { get, call } = callsOf(service, { ...IRIS, type });
      for (const path of OWN) expect((await get(path)).status).toBe(403);
      expect((await call('POST', 'investor-documents/1/receipt')).status).toBe(403);
    }
  });
});
