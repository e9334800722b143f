import { readdir } from 'node:fs/promises';
import { samplePdf } from '@phantom/service-kit/testing';
import { callsOf, ADRIAN, NEWCOMER } from './investors.js';
import { propertiesApp, type PropertiesApp } from './properties-app.js';

const HOLDING = {
  ...{ property: 'Steinway Mews', committed: '5', contributed: '5', as_of: '2026-06-30' },
};

describe('a new row for an investor', () => {
  let service: PropertiesApp;
  let calls: ReturnType<typeof callsOf>;

  beforeAll(async () => {
    service = await propertiesApp();
    calls = callsOf(service, ADRIAN);
  });
  afterEach(() => {
    service.auth.status = 200;
  });
  afterAll(() => service.close());

  const addTo = async (account: number | string) => [
    await calls.call('POST', `investors/${account}/holdings`, HOLDING),
    await calls.call('POST', `investors/${account}/distributions`, { holding_id: 1 }),
    await calls.send(`investors/${account}/documents`, {
      ...{ year: '2025', title: 'Schedule K-1 2025', kind: 'tax_form' },
      file: { content: samplePdf(), name: 'k1.pdf' },
    }),
  ];
  const rowsOf = async (account: number) => {
    const count = async (table: string) =>
      (await service.dataSource.query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [account]))
        .length;
    return [await count('investor_holding'), await count('investor_document')];
  };
  const storedBytes = () => readdir(`${service.filesDir}/properties`).catch(() => []);

  it('is added when the auth service knows the account as an investor', async () => {
    const [response] = await addTo(NEWCOMER.id);

    expect(response?.status).toBe(200);
    expect(service.auth.lastRequest).toMatchObject({
      url: `/api/auth/accounts?id=${NEWCOMER.id}&type=Investor`,
      authorization: expect.stringMatching(/^ey/),
      requestId: expect.any(String),
    });
  });

  it('returns 422 for an unknown account and stores nothing', async () => {
    const bytes = await storedBytes();
    for (const { status, body } of await addTo(4711)) {
      expect(status).toBe(422);
      expect(body.message).toMatch(/^Nothing was saved: this account is not one of an active/);
    }
    expect(await rowsOf(4711)).toEqual([0, 0]);
    expect(await storedBytes()).toEqual(bytes);
  });

  it.each([
    ['fails', 500, 503],
    ['returns 404', 404, 503],
    ['returns 401', 401, 401],
    ['returns 403', 403, 403],
  ])('is refused when the auth service %s', async (_, authStatus, status) => {
    const before = await rowsOf(NEWCOMER.id);
    service.auth.status = authStatus;

    for (const response of await addTo(NEWCOMER.id)) expect(response.status).toBe(status);
    expect(await rowsOf(NEWCOMER.id)).toEqual(before);
  });

  it('returns 400 for an invalid account id', async () => {
    for (const account of ['x', '2147483648']) {
      const [response] = await addTo(account);
      expect(response?.status).toBe(400);
    }
  });

  it('returns 503 when the auth service does not respond', async () => {
    const before = await rowsOf(NEWCOMER.id);
    await service.auth.close();

    for (const { status, body } of await addTo(NEWCOMER.id)) {
      expect(status).toBe(503);
      expect(body.message).toEqual(expect.any(String));
    }
    expect(await rowsOf(NEWCOMER.id)).toEqual(before);
  });
});
