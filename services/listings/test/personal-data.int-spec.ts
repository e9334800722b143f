import { rowsContaining, signTestToken, type TestApp } from '@phantom/service-kit/testing';
import { ListingEnquiryRetentionService } from '../src/enquiries/enquiry-inbox.service.js';
import { ListingEnquiry } from '../src/enquiries/enquiry.entity.js';
import { listingsApp, seed } from './listings-app.js';

const form = {
  ...{
    first_name: 'Ada',
    last_name: 'Loveday',
    email: 'ada@example.com',
    phone: '+1 212 555 0142',
  },
  ...{ schedule: '1', requests: '0', message: 'Is the roof deck open in winter?' },
};
const words = ['ada@example.com', 'Loveday', '12125550142'];

describe('personal data', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(seed);
  });
  afterAll(() => service.close());

  const call = async (path: string, payload?: object, user: object = {}) => {
    const nadia = { id: 7, name: 'Nadia Brooks', email: 'n@example.com' };
    const authorization = await signTestToken({
      ...{ ...nadia, type: 'admin' as const, rights: ['people' as const] },
      ...user,
    });
    const answer = await service.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/auth/${path}`,
      payload,
      headers: { authorization },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const send = (payload: object) =>
    service.inject({ method: 'POST', url: '/api/auth/contact-us', payload });

  it('returns and erases the enquiries of a person', async () => {
    await send(form);
    await send({
      ...form,
      first_name: 'Bo',
      email: 'bo@example.com',
      last_name: 'Quist',
      phone: '',
    });
    const path = 'personal-data/listing-enquiries';
    const { body: found } = await call(path, { email: 'ADA@example.com' });
    expect(found.list).toMatchObject([
      {
        ...{ kind: 'listing', on_erasure: 'erased' },
        rows: [{ name: 'Ada Loveday', message: form.message, wants_visit: true, notes: [] }],
      },
      { kind: 'mails', rows: [{ from: 'ada@example.com' }] },
    ]);
    const own = { id: 40, email: 'ada@example.com', type: 'Investor', rights: [] };
    expect((await call(path, undefined, own)).body.list[0].rows).toHaveLength(1);
    expect((await call(path, { email: 'ada@example.com' }, own)).status).toBe(403);

    const { body } = await call(`${path}/erasure`, { email: 'ada@example.com' });
    expect(body.list).toEqual([
      { kind: 'listing', count: 1 },
      { kind: 'mails', count: 1 },
    ]);
    expect(await rowsContaining(service.dataSource, words)).toEqual([]);
    expect(await rowsContaining(service.dataSource, ['bo@example.com'])).toHaveLength(2);
  });

  it('deletes enquiries after two years by default', async () => {
    const rows = service.dataSource.getRepository(ListingEnquiry);
    const day = 86_400_000;
    const answered = (email: string, days: number) =>
      rows.save({
        ...{ firstName: 'A', lastName: 'B', email, lang: 'en', state: 'answered' },
        ...{ wantsVisit: false, wantsInformation: true },
        createdAt: new Date(Date.now() - days * day),
      });
    await answered('old@example.com', 731);
    await answered('young@example.com', 729);
    await service.app.get(ListingEnquiryRetentionService).run();
    expect(await rows.countBy({ email: 'old@example.com' })).toBe(0);
    expect(await rows.countBy({ email: 'young@example.com' })).toBe(1);
  });
});
