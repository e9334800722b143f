import type { TestApp } from '@phantom/service-kit/testing';
import { ListingEnquiry } from '../src/enquiry/listing-enquiry.entity.js';
import { Listing } from '../src/listing/listing.entity.js';
import { listingsApp, seed } from './listings-app.js';

const form = {
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'King',
  phone: '+1 212 555 0100',
  schedule: '1',
  requests: '0',
  message: 'Is the roof deck open in winter?',
};

describe('contact-us, the listing form', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(seed);
  });
  afterAll(() => service.close());

  const send = async (payload: Record<string, unknown>) => {
    const answer = await service.inject({ method: 'POST', url: '/api/auth/contact-us', payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const latest = async () => {
    const [enquiry] = await service.dataSource
      .getRepository(ListingEnquiry)
      .find({ order: { id: 'DESC' }, take: 1 });
    return enquiry;
  };

  it('is kept as the spec sends it', async () => {
    expect(await send(form)).toEqual({
      status: 200,
      body: { error: 0, message: 'Successfully save details ' },
    });
    expect(await latest()).toMatchObject({
      listingId: null,
      firstName: 'Ada',
      lastName: 'King',
      email: 'ada@example.com',
      phone: '+1 212 555 0100',
      wantsVisit: true,
      wantsInformation: false,
      message: 'Is the roof deck open in winter?',
    });
  });

  it('is kept with the home that it is about', async () => {
    const [home] = await service.dataSource.getRepository(Listing).find({ take: 1 });
    await send({ ...form, listing_id: home?.id });

    expect(await latest()).toMatchObject({ listingId: home?.id });
  });

  it('understands ticked boxes in any form, and none', async () => {
    await send({ ...form, schedule: true, requests: 1 });
    expect(await latest()).toMatchObject({ wantsVisit: true, wantsInformation: true });

    await send({ email: form.email, first_name: 'Ada', last_name: 'King' });
    expect(await latest()).toMatchObject({
      wantsVisit: false,
      wantsInformation: false,
      phone: null,
      message: null,
    });
  });

  it('says what is wrong, field by field', async () => {
    const { status, body } = await send({
      ...form,
      first_name: '  ',
      email: 'nobody',
      schedule: 'maybe',
      message: 'x'.repeat(4001),
      listing_id: 999_999,
    });

    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 1 });
    expect(Object.keys(body.errors).sort()).toEqual(['email', 'first_name', 'message', 'schedule']);
    expect(body.errors.email[0]).toEqual(expect.any(String));
  });

  it('refuses a home that is not there', async () => {
    const { status, body } = await send({ ...form, listing_id: 999_999 });

    expect(status).toBe(422);
    expect(body.errors).toEqual({ listing_id: ['there is no such listing'] });
  });

  it('outlives its home', async () => {
    const [home] = await service.dataSource.getRepository(Listing).find({ take: 1 });
    await send({ ...form, listing_id: home?.id });
    await service.dataSource.getRepository(Listing).delete({ id: home?.id });

    expect(await latest()).toMatchObject({ firstName: 'Ada', listingId: null });
  });
});
