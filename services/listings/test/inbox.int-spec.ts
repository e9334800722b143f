import { queryPlans, signTestToken, type TestApp } from '@phantom/service-kit/testing';
import { DataSource } from 'typeorm';
import { Listing } from '../src/listings/listing.entity.js';
import { listingsApp, seed } from './listings-app.js';

const nadia = { id: 7, name: 'Nadia Brooks', email: 'n@example.com', rights: [] };
const form = {
  ...{ first_name: 'Ada', last_name: 'King', email: 'ada@example.com', phone: '+1 212 555 0100' },
  ...{ schedule: '1', requests: '0', message: 'Is the roof deck open in winter?' },
};

describe('listings-enquiries', () => {
  let service: TestApp;
  let listing: Listing;

  beforeAll(async () => {
    service = await listingsApp(seed);
    listing = await service.dataSource.getRepository(Listing).findOneByOrFail({ source: 'demo' });
  });
  afterAll(() => service.close());

  const call = async (
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    { payload, type = 'admin' }: { payload?: object; type?: 'admin' | 'Investor' } = {},
  ) => {
    const authorization = await signTestToken({ ...nadia, type });
    const url = `/api/auth/listings-enquiries${path}`;
    const answer = await service.inject({ method, url, payload, headers: { authorization } });
    return { status: answer.statusCode, body: answer.json() };
  };
  const send = (payload: object) =>
    service.inject({ method: 'POST', url: '/api/auth/contact-us', payload });

  it('has the demo enquiries once, with their history', async () => {
    await seed(service.dataSource);
    const { body } = await call('GET', '');
    expect(body.counts).toEqual({ new: 2, in_progress: 1, answered: 1, closed: 1, spam: 0 });
    const { body: answered } = await call('GET', '?search=Hannah');
    const { body: single } = await call('GET', `/listing/${answered.list[0].id}`);

    expect(single.list).toMatchObject([
      {
        ...{ name: 'Hannah Beck', listing_title: '7 Middlemay Cir', assignee_id: 2 },
        notes: [{ actor_name: 'Adrian Cole' }],
        history: [
          { field: 'assignee', from: null, to: '2' },
          { field: 'state', from: 'new', to: 'answered' },
        ],
        version: 3,
      },
    ]);
  });

  it('shows an enquiry with its listing', async () => {
    await send({ ...form, listing_id: listing.id, page: `/listings-detail/${listing.id}` });
    const { body } = await call('GET', '?search=ada%20king&limit=1');

    expect(body.list).toMatchObject([
      {
        ...{
          kind: 'listing',
          name: 'Ada King',
          email: 'ada@example.com',
          phone: '+1 212 555 0100',
        },
        ...{
          phone_e164: '+12125550100',
          listing_id: listing.id,
          listing_title: listing.unparsedAddress,
        },
        ...{ wants_visit: true, wants_information: false, message: form.message },
        ...{ state: 'new', page: `/listings-detail/${listing.id}` },
      },
    ]);
    await service.dataSource.getRepository(Listing).delete({ id: listing.id });
    const { body: without } = await call('GET', '?search=ada%20king&limit=1');
    expect(without.list).toMatchObject([{ listing_id: null, listing_title: null }]);
  });

  it('supports versions, assignment and notes', async () => {
    await send({ ...form, first_name: 'Bea' });
    const { body } = await call('GET', '?search=bea&assignee=nobody');
    const path = `/listing/${body.list[0].id}`;
    const taken = await call('PATCH', path, { payload: { version: 1, assignee_id: 7 } });
    expect(taken.body.list[0]).toMatchObject({ assignee_id: 7, version: 2 });
    const late = await call('PATCH', path, { payload: { version: 1, state: 'closed' } });
    expect([late.status, late.body.list]).toEqual([409, taken.body.list]);
    const noted = await call('POST', `${path}/notes`, { payload: { text: 'Called.' } });
    expect(noted.body.list[0].notes).toMatchObject([{ text: 'Called.', actor_id: 7 }]);
  });

  it('uses the search index of the table', async () => {
    const search = () => call('GET', '?search=ada%20king');
    const plans = await queryPlans(service.app.get(DataSource), search, { isSmall: true });
    expect(plans.join('\n')).toContain('Bitmap Index Scan on listing_enquiry_search');
  });

  it('has only its own kind, and returns 403 to investors', async () => {
    expect((await call('GET', '?kind=contact')).body).toMatchObject({ list: [], more: false });
    expect((await call('GET', '/contact/1')).status).toBe(404);
    expect((await call('GET', '', { type: 'Investor' })).status).toBe(403);
  });
});
