import { randomUUID } from 'node:crypto';
import type { AccountRight } from '@phantom/service-kit';
import {
  linkIn,
  mailParts,
  signTestToken,
  type TestApp,
  until,
} from '@phantom/service-kit/testing';
import { type MailServer, startMailServer } from '@phantom/service-kit/testing/mail-server';
import { contentApp } from './content-app.js';

const ORIGIN = 'http://localhost:8000';

describe('subscriptions', () => {
  let mails: MailServer;
  let service: TestApp;

  beforeAll(async () => {
    mails = await startMailServer({ knows: (address) => address !== 'gone@example.com' });
    service = await contentApp({
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'site@phantom-partners.example',
      MAIL_TO: 'office@phantom-partners.example',
      MAIL_INTERVAL: '20',
      BULK_MAIL_RATE: '60000',
      PUBLIC_ORIGIN: ORIGIN,
    });
  });
  afterAll(async () => {
    await service.close();
    await mails.close();
  });
  beforeEach(async () => {
    mails.received.length = 0;
    await service.dataSource.query(
      'TRUNCATE subscriber, mailing, outbox_mail, idempotency_key CASCADE',
    );
  });

  const call = async (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const response = await service.inject({ method, url: `/api/auth/${url}`, payload, headers });
    const body: { list: unknown[]; message: string } = response.json();
    return { status: response.statusCode, body };
  };
  const as = async (right: AccountRight) => {
    const user = { id: 7, name: 'Edda', email: 'edda@example.com', type: 'admin' as const };
    return { authorization: `Bearer ${await signTestToken({ ...user, rights: [right] })}` };
  };
  const subscribe = (email: string, form: object = {}, lang = 'en') =>
    call(
      'POST',
      'subscribe',
      { email, list: 'newsletter', page: '/news-letter', consent_version: '2026-11', ...form },
      { 'accept-language': lang, 'idempotency-key': randomUUID() },
    );
  const mailTo = async (address: string) => {
    const find = () => mails.received.findIndex((mail) => mail.includes(`To: ${address}`));
    await until(() => find() >= 0);
    return mailParts(mails.received.splice(find(), 1)[0] ?? '');
  };
  const tokenOf = (link: string) => /token=([\w-]+)/.exec(link)?.[1] ?? '';
  const confirmed = async (email: string, lang = 'en') => {
    await subscribe(email, {}, lang);
    const token = tokenOf(linkIn((await mailTo(email)).text));
    expect((await call('POST', 'subscriptions/confirm', { token })).status).toBe(200);
  };
  const addActive = (email: string) =>
    service.dataSource.query(
      `WITH added AS (INSERT INTO subscriber (email, lang) VALUES ($1, 'en') RETURNING id)
       INSERT INTO subscription (subscriber_id, list, state) SELECT id, 'newsletter', 'active' FROM added`,
      [email],
    );
  const states = async () => {
    const rows = await service.dataSource.query<{ email: string; state: string }[]>(
      `SELECT email, state FROM subscription JOIN subscriber ON subscriber.id = subscriber_id
        ORDER BY email`,
    );
    return Object.fromEntries(rows.map(({ email, state }) => [email, state]));
  };
  const progress = async () => {
    const { body } = await call('GET', 'content/newsletters/9/mail', undefined, await as('editor'));
    return body.list[0];
  };
  const allSent = () =>
    until(async () => {
      const state = (await progress()) as { progress: { queued: number } | null };
      return state.progress?.queued === 0;
    });

  it('sends nothing before the address is confirmed, and keeps the proof', async () => {
    expect((await subscribe('Ada@Example.com')).status).toBe(200);
    const mail = await mailTo('ada@example.com');
    expect(mail.subject).toBe('Please confirm your subscription');
    expect(mail.html).toContain('Yes, send me the newsletter');
    const link = linkIn(mail.text);
    expect(link).toMatch(/^http:\/\/localhost:8000\/subscriptions\/confirm#token=[\w-]{43}$/);
    expect(await states()).toEqual({ 'ada@example.com': 'pending' });

    const { body } = await call('POST', 'subscriptions/confirm', { token: tokenOf(link) });
    expect(body.list).toEqual([
      {
        email: 'a…@example.com',
        lang: 'en',
        lists: [{ name: 'newsletter', label: 'Newsletter', is_active: true }],
      },
    ]);
    const consents = await service.dataSource.query<object[]>(
      'SELECT action, page, text_version FROM subscription_consent ORDER BY id',
    );
    expect(consents).toEqual([
      { action: 'requested', page: '/news-letter', text_version: '2026-11' },
      { action: 'confirmed', page: null, text_version: null },
    ]);
  });

  it('answers alike for known and unknown addresses, spam and too many requests', async () => {
    await confirmed('ada@example.com');
    const answers = [
      await subscribe('ada@example.com'),
      await subscribe('bo@example.com'),
      await subscribe('cy@example.com', { website: 'x' }),
      ...(await Promise.all([1, 2, 3].map(() => subscribe('bo@example.com')))),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await mailTo('ada@example.com')).subject).toBe('You are subscribed already');
    const [row] = await service.dataSource.query<{ count: string }[]>(
      `SELECT count(*) FROM subscription_consent WHERE action = 'requested'`,
    );
    expect(row?.count).toBe('5');
    expect(await states()).toEqual({ 'ada@example.com': 'active', 'bo@example.com': 'pending' });
  });

  it('refuses a wrong list and a wrong token', async () => {
    expect((await subscribe('ada@example.com', { list: 'other' })).status).toBe(422);
    for (const url of ['subscriptions/confirm', 'subscriptions/preferences']) {
      expect((await call('POST', url, { token: 'wrong' })).status).toBe(410);
    }
    expect((await call('POST', 'subscriptions/leave?token=wrong')).status).toBe(410);
  });

  it('sends a newsletter once to everybody in their language, and shows the progress', async () => {
    await confirmed('ada@example.com');
    await confirmed('dora@example.com', 'de');
    await addActive('gone@example.com');
    await subscribe('pending@example.com');
    expect(await progress()).toMatchObject({ is_published: true, subscribers: 3, progress: null });

    const publisher = await as('publisher');
    const refused = await call('POST', 'content/newsletters/9/send', {}, await as('editor'));
    expect(refused.status).toBe(403);
    const sent = await call('POST', 'content/newsletters/9/send', {}, publisher);
    expect(sent.status).toBe(200);
    expect((await call('POST', 'content/newsletters/9/send', {}, publisher)).status).toBe(422);
    await allSent();
    expect(await progress()).toMatchObject({
      progress: { sent: 2, failed: 1, dropped: 0, left: 0 },
    });
    expect(await states()).toMatchObject({ 'gone@example.com': 'bounced' });

    const [ada, dora] = [await mailTo('ada@example.com'), await mailTo('dora@example.com')];
    expect(ada.subject).not.toBe(dora.subject);
    expect(dora.html).toContain('<html lang="de">');
    expect(dora.html).toContain(`${ORIGIN}/de/single-news-letter/9`);
    expect(dora.text).toContain('Abmelden: http://localhost:8000/de/subscriptions/leave#token=');
    expect(dora.html).not.toMatch(/(?:src|href)="\//);
    expect(dora.headers).toMatchObject({
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-id': '<newsletter.localhost>',
    });
    expect(mails.received.filter((mail) => /To: (ada|dora)/.test(mail))).toEqual([]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('leaves by one click with %s, and not by opening the link', async (type, payload) => {
    await confirmed('ada@example.com');
    await call('POST', 'content/newsletters/9/send', {}, await as('publisher'));
    const { headers } = await mailTo('ada@example.com');
    const [, url = '', byMail] = /^<(\S+)>, <(\S+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
    expect(byMail).toBe('mailto:office@phantom-partners.example?subject=unsubscribe%20newsletter');
    const path = url.slice(ORIGIN.length);

    const opened = await service.inject({ method: 'GET', url: path });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toMatch(/\/subscriptions\/leave#token=[\w-]{43}$/);
    expect(await states()).toEqual({ 'ada@example.com': 'active' });

    for (let time = 0; time < 2; time += 1) {
      const left = await service.inject({
        ...{ method: 'POST', url: path, payload },
        headers: { 'content-type': type },
      });
      expect(left.statusCode).toBe(200);
    }
    expect(await states()).toEqual({ 'ada@example.com': 'left' });
    expect(await progress()).toMatchObject({ subscribers: 0, progress: { sent: 1, left: 1 } });
  });

  it('changes language and lists by the link of a mail', async () => {
    await confirmed('ada@example.com');
    await subscribe('ada@example.com');
    const token = tokenOf(linkIn((await mailTo('ada@example.com')).text));
    const change = (lang: string, lists: string[]) =>
      call('PATCH', 'subscriptions/preferences', { token, lang, lists });
    expect((await change('it', [])).body.list).toMatchObject([
      { lang: 'it', lists: [{ is_active: false }] },
    ]);
    expect(await states()).toEqual({ 'ada@example.com': 'left' });
    expect((await change('it', ['newsletter'])).status).toBe(200);
    expect(await states()).toEqual({ 'ada@example.com': 'active' });
    expect((await change('xx', [])).status).toBe(422);
  });

  it('reports and erases the subscriptions of a person', async () => {
    await confirmed('ada@example.com');
    const people = await as('people');
    const person = { email: 'ADA@example.com' };
    const told = await call('POST', 'personal-data/enquiries', person, people);
    expect(told.body.list).toMatchObject([
      {
        kind: 'subscriptions',
        on_erasure: 'erased',
        rows: [{ email: 'ada@example.com', list: 'newsletter', state: 'active' }],
      },
    ]);
    await call('POST', 'personal-data/enquiries/erasure', person, people);
    expect(await states()).toEqual({});
  });
});
