import { mailParts, until } from '@phantom/service-kit/testing';
import { type MailServer, startMailServer } from '@phantom/service-kit/testing/mail-server';
import { type ContentApp, contentApp } from './content-app.js';
import {
  edda,
  type EditorClient,
  editorClient,
  newNewsletter,
  paul,
  type Person,
  titlesIn,
} from './editors.js';

const ORIGIN = 'http://localhost:8000';

describe('mails of entries', () => {
  let mails: MailServer;
  let service: ContentApp;
  let call: EditorClient;

  beforeAll(async () => {
    mails = await startMailServer();
    service = await contentApp({
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'site@phantom-partners.example',
      MAIL_TO: 'office@phantom-partners.example',
      MAIL_INTERVAL: '20',
      PUBLIC_ORIGIN: ORIGIN,
    });
    call = editorClient(service);
  });
  afterAll(async () => {
    await service.close();
    await mails.close();
  });

  const newestOf = async (type: string): Promise<{ id: number; version: number }> => {
    const { body } = await call('GET', `/entries?type=${type}`);
    return body.list[0];
  };
  /** @returns the id of the entry */
  const save = async (type: string, path: string, value: string) => {
    const { id, version } = await newestOf(type);
    const saved = await call('PATCH', `/entries/${id}`, { version, changes: [{ path, value }] });
    expect(saved.status).toBe(200);
    return id;
  };
  const mailOf = async (id: number, lang: string) => {
    const { status, body } = await call('GET', `/entries/${id}/mail?lang=${lang}`);
    expect(status).toBe(200);
    return body.list[0];
  };

  it('shows the draft of a newsletter, with links that have no token', async () => {
    const { id } = await newNewsletter(call, 'Snow & permits');
    const { subject, text, html } = await mailOf(id, 'en');

    expect(subject).toBe('Snow & permits');
    expect(text).toContain('About Snow & permits.');
    expect(html).toContain('>Snow &amp; permits</h1>');
    expect(html).toContain(`<a href="${ORIGIN}/subscriptions/leave">`);
    expect(text).toContain(`${ORIGIN}/subscriptions/preferences\n`);
    expect(text + html).not.toMatch(/\{\w+\}/);
    expect(await titlesIn(service)).not.toContain('Snow & permits');
  });

  it('shows a newsletter that is still empty', async () => {
    const { body } = await call('POST', '/entries', { type: 'newsletter' });

    expect((await mailOf(body.list[0].id, 'de')).subject).toBe('');
  });

  it('shows the mail that asks for the confirmation', async () => {
    const id = await save('confirmation-mail', 'texts.de.intro', 'Bitte bestätigen Sie.');
    const { text, html } = await mailOf(id, 'de');

    const link = `${ORIGIN}/de/subscriptions/confirm`;
    expect(text).toContain(`Bitte bestätigen Sie.\n\n${link}\n`);
    expect(html).toContain(`<p><a href="${link}">`);
    expect(text + html).not.toContain('{link}');
  });

  it('shows the end of each newsletter below the newest one', async () => {
    const id = await save('newsletter-frame', 'texts.en.reason', 'You asked for this.');
    const { subject, text, html } = await mailOf(id, 'en');

    expect(subject).toBe((await titlesIn(service))[0]);
    expect(text).toContain('\nYou asked for this.\n');
    expect(html).toContain('<p>You asked for this.</p>');
  });

  it('sends the test to the editor alone', async () => {
    const { id } = await newNewsletter(call, 'For the test');
    const sent = await call('POST', `/entries/${id}/test-mail`, { lang: 'es' });
    expect(sent).toEqual({ status: 200, body: { error: 0 } });
    await until(() => mails.received.length > 0);

    const { headers, subject, text, html } = mailParts(mails.received[0] ?? '');
    expect(headers['to']).toBe('Edda Editor <a@example.com>');
    // It is not translated: a newsletter is then English, between texts in the language of the mail.
    expect(subject).toBe('Prueba: For the test');
    expect(text).toContain(`Darse de baja: ${ORIGIN}/es/subscriptions/leave\n`);
    expect(html).toContain('About For the test.');
    const rowsOf = (table: string) => service.dataSource.query<object[]>(`SELECT 1 FROM ${table}`);
    await until(async () => (await rowsOf('outbox_mail')).length === 0);
    expect(mails.received).toHaveLength(1);
    expect(await rowsOf('mailing')).toEqual([]);
  });

  it.each<[string, number, { id?: number; lang?: string }, Person]>([
    ['an unknown entry', 404, { id: 999_999 }, edda],
    ['an unknown language', 422, { lang: 'xx' }, edda],
    ['a person without the right', 403, {}, { ...edda, rights: ['people'] }],
  ])('refuses %s with %i', async (_, status, over, person) => {
    const { id, lang } = { ...(await newestOf('newsletter')), lang: 'en', ...over };
    const shown = await call('GET', `/entries/${id}/mail?lang=${lang}`, undefined, person);
    const sent = await call('POST', `/entries/${id}/test-mail`, { lang }, person);

    expect([shown.status, sent.status]).toEqual([status, status]);
  });

  it('refuses an entry that is no mail, and one in the bin, with 404', async () => {
    const noMail = await newestOf('press-release');
    const removed = await newNewsletter(call, 'Removed');
    const path = `/entries/${removed.id}?version=${removed.version}`;
    expect((await call('DELETE', path, undefined, paul)).status).toBe(200);

    for (const { id } of [noMail, removed]) {
      const shown = await call('GET', `/entries/${id}/mail`);
      const sent = await call('POST', `/entries/${id}/test-mail`, {});
      expect([shown.status, sent.status]).toEqual([404, 404]);
    }
  });

  it('explains why the end of a newsletter cannot be shown before there is one', async () => {
    const { id } = await newestOf('newsletter-frame');
    await service.dataSource.query(
      `UPDATE content_entry SET published = NULL, state = 'draft'
        WHERE type = 'newsletter' AND deleted_at IS NULL`,
    );
    const { body } = await until(
      () => call('GET', `/entries/${id}/mail`),
      ({ status }) => status === 422,
    );

    expect(body.message).toMatch(/^Please publish a newsletter first/);
  });
});
