import { randomUUID } from 'node:crypto';
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
      phoneE164: '+12125550100',
      page: null,
      lang: 'en',
      spamSign: null,
    });
  });

  it('is kept once for a key, with its page, language and request, and thanked for in that language', async () => {
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

  it('tells the staff which home it is about, and nobody of spam', async () => {
    const [home] = await service.dataSource.getRepository(Listing).find({ take: 1 });
    await service.dataSource.query('TRUNCATE outbox_mail');
    await send({ ...form, listing_id: home?.id, website: 'https://spam.test' });
    expect(await latest()).toMatchObject({ spamSign: 'honeypot' });
    await send({ ...form, listing_id: home?.id });
    const mails = await service.dataSource.query('SELECT subject, text FROM outbox_mail');

    expect(mails).toEqual([
      {
        subject: `Listing enquiry: ${home?.unparsedAddress} (${home?.id})`,
        text: expect.stringContaining('Wants to see it: yes\nWants to know more: no'),
      },
    ]);
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

  it('refuses a home that is not there', async () => {
    const { status, body } = await send({ ...form, listing_id: 999_999 });

    expect(status).toBe(422);
    expect(body.errors).toEqual({ listing_id: ['This home is no longer on offer.'] });
  });

  it('outlives its home, and is answered as before when it comes again', async () => {
    const [home] = await service.dataSource.getRepository(Listing).find({ take: 1 });
    const about = { ...form, listing_id: home?.id };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(about, headers);
    const kept = await latest();
    await service.dataSource.getRepository(Listing).delete({ id: home?.id });

    expect(first.status).toBe(200);
    expect(await send(about, headers)).toEqual(first);
    expect(await latest()).toMatchObject({ id: kept?.id, firstName: 'Ada', listingId: null });
  });

  it('may be corrected under its key when its home is not there', async () => {
    const headers = { 'idempotency-key': randomUUID() };

    expect((await send({ ...form, listing_id: 999_999 }, headers)).status).toBe(422);
    expect((await send(form, headers)).status).toBe(200);
  });
});
