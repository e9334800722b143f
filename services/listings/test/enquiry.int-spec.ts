import { randomUUID } from 'node:crypto';
import type { TestApp } from '@phantom/service-kit/testing';
import { ListingEnquiry } from '../src/enquiries/enquiry.entity.js';
import { Listing } from '../src/listings/listing.entity.js';
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

describe('contact-us (listing form)', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(seed);
  });
  afterAll(() => service.close());

  const send = async (payload: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const url = '/api/auth/contact-us';
    const answer = await service.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const latest = async () => {
    const [enquiry] = await service.dataSource
      .getRepository(ListingEnquiry)
      .find({ order: { id: 'DESC' }, take: 1 });
    return enquiry;
  };

  it('stores the form of the contract', async () => {
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
      phoneE164: '+12125550100',
      page: null,
      lang: 'en',
      spamSign: null,
    });
  });

  it('stores a form once per idempotency key and answers in the language of the request', async () => {
    const rows = service.dataSource.getRepository(ListingEnquiry);
    const before = await rows.count();
    const headers = {
      'idempotency-key': randomUUID(),
      'accept-language': 'de',
      'x-request-id': 'listing-form-1',
    };
    const page = '/de/listings-detail/7';
    const answers = await Promise.all([1, 2].map(() => send({ ...form, page }, headers)));

    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([200, 'Ihre Angaben sind gespeichert.']);
    }
    expect(await rows.count()).toBe(before + 1);
    expect(await latest()).toMatchObject({ page, lang: 'de', requestId: 'listing-form-1' });
  });

  it('mails the staff about a listing, but not about spam', async () => {
    const [listing] = await service.dataSource.getRepository(Listing).find({ take: 1 });
    await service.dataSource.query('TRUNCATE outbox_mail');
    await send({ ...form, listing_id: listing?.id, website: 'https://spam.test' });
    expect(await latest()).toMatchObject({ spamSign: 'honeypot' });
    await send({ ...form, listing_id: listing?.id });
    const mails = await service.dataSource.query('SELECT subject, text FROM outbox_mail');

    expect(mails).toEqual([
      {
        subject: `Listing enquiry: ${listing?.unparsedAddress} (${listing?.id})`,
        text: expect.stringContaining('Wants to see it: yes\nWants to know more: no'),
      },
    ]);
  });

  it('stores the listing of the enquiry', async () => {
    const [listing] = await service.dataSource.getRepository(Listing).find({ take: 1 });
    await send({ ...form, listing_id: listing?.id });

    expect(await latest()).toMatchObject({ listingId: listing?.id });
  });

  it('accepts check boxes in every form', async () => {
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

  it('returns 422 with an error for each field', async () => {
    const { status, body } = await send({
      ...form,
      first_name: '  ',
      email: 'nobody',
      phone: 'none',
      schedule: 'maybe',
      message: 'x'.repeat(4001),
      listing_id: 999_999,
    });

    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 1 });
    expect(body.errors).toEqual({
      first_name: ['Please enter your first name.'],
      email: ['Please enter an email address, such as name@example.com.'],
      phone: [expect.stringMatching('Please enter a phone number')],
      schedule: ['Please check this value.'],
      message: ['Your message is too long: 4,000 characters at most.'],
    });
  });

  it('returns 422 for an unknown listing', async () => {
    const { status, body } = await send({ ...form, listing_id: 999_999 });

    expect(status).toBe(422);
    expect(body.errors).toEqual({ listing_id: ['This home is no longer on offer.'] });
  });

  it('keeps the enquiry of a deleted listing and accepts the same form again', async () => {
    const [listing] = await service.dataSource.getRepository(Listing).find({ take: 1 });
    const about = { ...form, listing_id: listing?.id };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(about, headers);
    const kept = await latest();
    await service.dataSource.getRepository(Listing).delete({ id: listing?.id });

    expect(first.status).toBe(200);
    expect(await send(about, headers)).toEqual(first);
    expect(await latest()).toMatchObject({ id: kept?.id, firstName: 'Ada', listingId: null });
  });

  it('accepts a corrected form under the same idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() };

    expect((await send({ ...form, listing_id: 999_999 }, headers)).status).toBe(422);
    expect((await send(form, headers)).status).toBe(200);
  });
});
