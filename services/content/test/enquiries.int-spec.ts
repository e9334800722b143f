import { randomUUID } from 'node:crypto';
import type { TestApp } from '@phantom/service-kit/testing';
import { ContentConfig } from '../src/config/content.config.js';
import { ContactEnquiry, InvestorEnquiry } from '../src/enquiries/enquiry.entity.js';
import { contentApp } from './content-app.js';

const contact = {
  name: 'Ada King',
  email: 'ada@example.com',
  phone: '(212) 555-0142',
  options: 'mobile',
  select: 'Submit a Deal',
  subject: 'Six units in Queens',
  message: 'Two are vacant.\nWould you look at them?',
};

const investor = {
  name: 'Björn Ek',
  email: 'bjorn@example.com',
  phone: '030 1234567',
  country: 'DE',
  is_accredited: 'Yes',
  investment_amount: '$1,000,000+',
  referred_by: 'Ad - LinkedIn',
  message: '',
  options: {},
};

const thanks = { error: 0, message: 'Someone from our team will reach out to you soon.' };

describe('public forms', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await contentApp({ REFERRED_BY: 'Eleanor Whitfield, Sam Ortiz' });
  });
  afterAll(() => service.close());

  const post = async (call: string, payload: object, headers: Record<string, string> = {}) => {
    const url = `/api/auth/${call}`;
    const response = await service.inject({ method: 'POST', url, payload, headers });
    return { status: response.statusCode, body: response.json() };
  };
  const latest = async (Row: typeof ContactEnquiry | typeof InvestorEnquiry) => {
    const [row] = await service.dataSource
      .getRepository<ContactEnquiry | InvestorEnquiry>(Row)
      .find({ order: { id: 'DESC' }, take: 1 });
    return row;
  };
  const mails = () => service.dataSource.query('SELECT * FROM outbox_mail ORDER BY created_at');
  const count = () => service.dataSource.getRepository(ContactEnquiry).count();

  beforeEach(() => service.dataSource.query('TRUNCATE outbox_mail'));

  it('stores the contact form of a client of the contract', async () => {
    const headers = { 'x-request-id': 'contact-form-1' };
    expect(await post('contact-us', contact, headers)).toEqual({ status: 200, body: thanks });
    expect(await latest(ContactEnquiry)).toMatchObject({
      name: 'Ada King',
      email: 'ada@example.com',
      phone: '(212) 555-0142',
      phoneE164: '+12125550142',
      phoneKind: 'mobile',
      topic: 'Submit a Deal',
      subject: 'Six units in Queens',
      message: 'Two are vacant.\nWould you look at them?',
      page: null,
      lang: 'en',
      requestId: 'contact-form-1',
      spamSign: null,
      createdAt: expect.any(Date),
    });
  });

  it('stores the investor form, and reads the phone number by the country', async () => {
    expect(await post('investor', investor)).toEqual({ status: 200, body: thanks });
    expect(await latest(InvestorEnquiry)).toMatchObject({
      name: 'Björn Ek',
      phone: '030 1234567',
      phoneE164: '+49301234567',
      country: 'DE',
      isAccredited: true,
      investmentAmount: '$1,000,000+',
      referredBy: 'Ad - LinkedIn',
      message: null,
    });
  });

  it('accepts forms with the required fields only', async () => {
    const { name, email, phone, subject } = contact;
    const [one, other] = await Promise.all([
      post('contact-us', { name, email, phone, subject }),
      post('investor', { name, email, phone, country: '', is_accredited: '', referred_by: null }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await latest(InvestorEnquiry)).toMatchObject({ country: null, isAccredited: null });
  });

  it('stores page and language, from the form or from the headers', async () => {
    const headers = { 'accept-language': 'ru', referer: 'http://localhost:8000/ru/contact?a=1' };
    const { body } = await post('contact-us', contact, headers);
    expect(body.message).toBe('Наш сотрудник скоро свяжется с вами.');
    expect(await latest(ContactEnquiry)).toMatchObject({ page: '/ru/contact', lang: 'ru' });
    await post('contact-us', { ...contact, page: '/contact' }, headers);
    expect(await latest(ContactEnquiry)).toMatchObject({ page: '/contact' });
    await post('contact-us', { ...contact, page: 'https://elsewhere.test/' });
    expect(await latest(ContactEnquiry)).toMatchObject({ page: null });
  });

  it('queues a notice for each enquiry', async () => {
    await post('contact-us', { ...contact, name: 'Ada\r\nBcc: all@example.com', page: '/contact' });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      subject: 'Contact form: Six units in Queens',
      reply_name: 'Ada Bcc: all@example.com',
      reply_address: 'ada@example.com',
    });
    expect(mail.text).toMatch(/^Phone: \+12125550142 \(mobile\)$/m);
    expect(mail.text).toMatch(/^Two are vacant\.\nWould you look at them\?$/m);
    expect(mail.text).toMatch(/^Page: \/contact\nLanguage: en\nRequest: [\w-]{36}$/m);
  });

  it.each([
    ['name', ['', '  ', undefined, 7, 'x'.repeat(101)]],
    ['email', ['', undefined, 'nobody', 'a@b', `${'x'.repeat(250)}@example.com`, ['a@b.co']]],
    ['phone', ['', undefined, 'none', '12', '1'.repeat(41), { a: 1 }]],
    ['options', ['fax', 1, ['mobile']]],
    ['select', ['Sales', 'careers', {}]],
    ['subject', ['', undefined, 'x'.repeat(201)]],
    ['message', ['x'.repeat(4001), '❤️'.repeat(4000), 5, ['x']]],
  ])('returns 422 for the field %s of the contact form', async (field, values) => {
    const before = await count();
    for (const value of values) {
      const { status, body } = await post('contact-us', { ...contact, [field]: value });
      expect({ value, status, fields: Object.keys(body.errors ?? {}) }).toEqual({
        value,
        status: 422,
        fields: [field],
      });
      expect(body.errors[field]).toEqual([expect.stringMatching(/^(Please|Your|Th).*\.$/)]);
    }
    expect(await count()).toBe(before);
  });

  it.each([
    ['country', ['XX', 'Germany', 'D', 49, '\u0000']],
    ['is_accredited', ['Maybe', true, 'yes']],
    ['investment_amount', ['$5', '25000', 1_000_000]],
    ['referred_by', ['A stranger', 'x'.repeat(101), 3]],
  ])('returns 422 for the field %s of the investor form', async (field, values) => {
    const form = { ...investor, phone: '+49 30 1234567' };
    for (const value of values) {
      const { status, body } = await post('investor', { ...form, [field]: value });
      expect([value, status, Object.keys(body.errors ?? {})]).toEqual([value, 422, [field]]);
    }
  });

  it('returns the errors of all fields in the language of the request', async () => {
    const headers = { 'accept-language': 'es' };
    const { body } = await post('contact-us', { message: 'x'.repeat(4001) }, headers);
    expect(body).toEqual({
      error: 1,
      message: 'Compruebe los datos introducidos',
      errors: {
        name: ['Introduzca su nombre.'],
        email: [expect.stringMatching('correo')],
        phone: [expect.stringMatching('teléfono')],
        subject: ['Introduzca un asunto.'],
        message: ['Su mensaje es demasiado largo: 4000 caracteres como máximo.'],
      },
    });
  });

  it('lists the standard referrers and those of REFERRED_BY, and accepts them', async () => {
    const response = await service.inject({ method: 'GET', url: '/api/auth/referredByList' });
    const { list } = response.json();
    expect(list).toHaveLength(14);
    expect(list.slice(-3)).toEqual(['Prospective Investor', 'Eleanor Whitfield', 'Sam Ortiz']);
    expect((await post('investor', { ...investor, referred_by: 'Sam Ortiz' })).status).toBe(200);
  });

  it('stores spam with the usual response, and sends no notice', async () => {
    for (const [sign, trap] of [
      ['honeypot', { website: 'https://spam.test' }],
      ['too-fast', { elapsed: 40 }],
    ] as const) {
      expect(await post('contact-us', { ...contact, ...trap })).toEqual({
        status: 200,
        body: thanks,
      });
      expect(await latest(ContactEnquiry)).toMatchObject({ spamSign: sign });
    }
    expect(await mails()).toEqual([]);
    await post('contact-us', { ...contact, website: '', elapsed: 9_000 });
    expect(await latest(ContactEnquiry)).toMatchObject({ spamSign: null });
    expect(await mails()).toHaveLength(1);
  });

  describe('with an idempotency key', () => {
    const keyed = (key: string, payload: object = contact, language = 'en') =>
      post('contact-us', payload, { 'idempotency-key': key, 'accept-language': language });

    it('returns the first response to a retry, and stores one row and one notice', async () => {
      const [before, key] = [await count(), randomUUID()];
      const first = await keyed(key, { ...contact, elapsed: 4_000 }, 'de');
      const again = await keyed(`"${key.toUpperCase()}"`, { ...contact, elapsed: 9_000 });
      expect(first.body.message).toBe('Jemand aus unserem Team meldet sich in Kürze bei Ihnen.');
      expect(again).toEqual(first);
      expect(await count()).toBe(before + 1);
      expect(await mails()).toHaveLength(1);
    });

    it('stores one of ten concurrent requests', async () => {
      const [before, key] = [await count(), randomUUID()];
      const responses = await Promise.all(Array.from({ length: 10 }, () => keyed(key)));
      expect(responses).toEqual(responses.map(() => ({ status: 200, body: thanks })));
      expect(await count()).toBe(before + 1);
    });

    it('returns 422 for another form under the same key', async () => {
      const key = randomUUID();
      await keyed(key);
      const { status, body } = await keyed(key, { ...contact, subject: 'Another' }, 'it');
      expect(status).toBe(422);
      expect(body).toEqual({
        error: 1,
        message: expect.stringMatching('già stato inviato con dati diversi'),
      });
    });

    it('accepts the corrected form under the key of a refused one', async () => {
      const key = randomUUID();
      expect((await keyed(key, { ...contact, email: 'ada' })).status).toBe(422);
      expect((await keyed(key)).status).toBe(200);
    });

    it('returns the first response after the referrer was removed, and does not store a refused form', async () => {
      const config = service.app.get(ContentConfig);
      const names = config.referredBy;
      const form = { ...investor, referred_by: 'Sam Ortiz' };
      const [kept, refused] = [randomUUID(), randomUUID()];
      const request = (key: string, payload: object = form) =>
        post('investor', payload, { 'idempotency-key': key });
      const first = await request(kept);
      expect(first).toEqual({ status: 200, body: thanks });
      config.referredBy = '';
      try {
        expect(await request(kept)).toEqual(first);
        expect((await request(refused)).body.errors).toEqual({ referred_by: [expect.any(String)] });
        expect((await request(refused, investor)).status).toBe(200);
      } finally {
        config.referredBy = names;
      }
    });

    it('accepts the same key for different calls', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      expect((await post('contact-us', contact, headers)).status).toBe(200);
      expect((await post('investor', investor, headers)).status).toBe(200);
    });

    it('accepts a key again after a week', async () => {
      const [before, key] = [await count(), randomUUID()];
      await keyed(key);
      await service.dataSource.query(
        `UPDATE idempotency_key SET created_at = now() - interval '8 days' WHERE key = $1`,
        [key],
      );
      await keyed(key);
      expect(await count()).toBe(before + 2);
    });

    it.each(['', 'key', '123', `${randomUUID()}0`])('returns 400 for the key %j', async (key) => {
      expect(await keyed(key)).toMatchObject({ status: 400, body: { error: 1 } });
    });
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'returns 415 for %s, which a page of another site could send',
    async (type) => {
      const response = await service.inject({
        method: 'POST',
        url: '/api/auth/contact-us',
        headers: { 'content-type': type },
        payload: 'name=Ada',
      });
      expect(response.statusCode).toBe(415);
    },
  );
});
