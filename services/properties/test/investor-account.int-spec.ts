import { readdir } from 'node:fs/promises';
import { samplePdf } from '@phantom/service-kit/testing';
import { callsOf, ADRIAN, NEWCOMER } from './investors.js';
import { propertiesApp, type PropertiesApp } from './properties-app.js';

const HOLDING = {
  ...{ property: 'Steinway Mews', committed: '5', contributed: '5', as_of: '2026-06-30' },
};

describe('a row for an investor', () => {
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

  it('is written for an account that the auth service knows as one', async () => {
    const [answer] = await addTo(NEWCOMER.id);

    expect(answer?.status).toBe(200);
    expect(service.auth.asked).toMatchObject({
      url: `/api/auth/accounts?id=${NEWCOMER.id}&type=Investor`,
      authorization: expect.stringMatching(/^ey/),
      requestId: expect.any(String),
    });
  });

  it('is not written for an account of nobody', async () => {
    const bytes = await storedBytes();
    for (const { status, body } of await addTo(4711)) {
      expect(status).toBe(422);
      expect(body.message).toMatch(/^Nothing was saved: this account is not one of an active/);
    }
    expect(await rowsOf(4711)).toEqual([0, 0]);
    expect(await storedBytes()).toEqual(bytes);
  });

  it.each([
    ['does not work', 500, 503],
    ['does not know the call', 404, 503],
    ['knows the token as over', 401, 401],
    ['knows who asks as no employee', 403, 403],
  ])('is not written while the auth service %s', async (_, told, status) => {
    const before = await rowsOf(NEWCOMER.id);
    service.auth.status = told;

    for (const answer of await addTo(NEWCOMER.id)) expect(answer.status).toBe(status);
    expect(await rowsOf(NEWCOMER.id)).toEqual(before);
  });

  it('has an id of an account in its address', async () => {
    for (const account of ['x', '2147483648']) {
      const [answer] = await addTo(account);
      expect(answer?.status).toBe(400);
    }
  });

  it('is not written while the auth service does not answer', async () => {
    const before = await rowsOf(NEWCOMER.id);
    await service.auth.close();

    for (const { status, body } of await addTo(NEWCOMER.id)) {
      expect(status).toBe(503);
      expect(body.message).toEqual(expect.any(String));
    }
    expect(await rowsOf(NEWCOMER.id)).toEqual(before);
  });
});
