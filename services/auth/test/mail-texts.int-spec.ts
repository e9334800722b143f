import { until } from '@phantom/service-kit/testing';
import type { Account } from '../src/accounts/account.entity.js';
import { ACCOUNT_MAILS } from '../src/migrations/1795510003000-add-account-mails.js';
import { GOOD_PASSWORD } from './auth-app.js';
import { mailingApp, type MailingApp, mailTo, resetToken } from './mail-app.js';

let auth: MailingApp;
let publisher: Account;

beforeAll(async () => {
  auth = await mailingApp();
  publisher = await auth.account('admin@example.com');
});
afterAll(() => auth.close());

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  auth.call(method, `auth-content${path}`, payload, { as: publisher });

async function entryOf(type: string): Promise<{ id: number; version: number }> {
  const { body } = await send('GET', `/entries?type=${type}`);
  expect(body.total).toBe(1);
  return body.list[0];
}

async function save(type: string, texts: Record<string, string | null>) {
  const { id, version } = await entryOf(type);
  const changes = Object.entries(texts).map(([path, value]) => ({ path: `texts.${path}`, value }));
  return { id, ...(await send('PATCH', `/entries/${id}`, { version, changes })) };
}

async function publish(type: string, texts: Record<string, string | null>): Promise<void> {
  const { id, body } = await save(type, texts);
  const { status } = await send('POST', `/entries/${id}/publish`, {
    version: body.list[0].version,
  });
  expect(status).toBe(200);
}

describe('texts of mails', () => {
  it('are listed with their placeholders, in the language of the editor', async () => {
    const { body } = await auth.call('GET', 'auth-content/types', undefined, {
      ...{ as: publisher, language: 'de' },
    });
    const placeholders = body.list.map(({ name, fields }) => [name, fields[1].placeholders]);
    expect(Object.fromEntries(placeholders)).toEqual({
      'password-reset-mail': ['name', 'email', 'link'],
      'invitation-mail': ['name', 'email', 'link'],
      'email-confirmation-mail': ['name', 'email', 'link'],
      'password-notice-mail': ['name', 'email', 'time', 'page'],
    });
    expect(body.list[0]).toMatchObject({ label: 'Mail: neues Passwort setzen', count: 1 });
  });

  it.each(Object.entries(ACCOUNT_MAILS))(
    'of the migration fit the rules: %s',
    async (type, texts) => {
      const all = Object.entries(texts).flatMap(([lang, text]) =>
        Object.entries(text).map(([name, value]) => [`${lang}.${name}`, value] as const),
      );
      const { status, body } = await save(type, Object.fromEntries(all));
      expect([status, body.list[0].state]).toEqual([200, 'published']);
    },
  );

  it('are refused without a placeholder, and with an unknown one', async () => {
    const missing = await save('password-reset-mail', { 'de.text': 'Guten Tag {name} {email}' });
    expect(missing.status).toBe(422);
    expect(missing.body.errors).toEqual({
      'texts.de.text': ['Please add {link}: a value takes its place in the email.'],
    });
    const unknown = await save('password-reset-mail', { 'en.subject': 'For {name}' });
    expect(unknown.status).toBe(422);
    expect(Object.keys(unknown.body.errors)).toEqual(['texts.en.subject']);
  });

  it('are sent as they are published, and a draft is not sent to anybody', async () => {
    const email = 'investor@example.com';
    const text = 'Hello {name} of {email}.\n\nHere: {link}';
    const { id } = await save('password-reset-mail', { 'en.text': text });
    const { body: preview } = await send('POST', '/previews', { entry_ids: [id] });
    await auth.inject({
      ...{ method: 'POST', url: '/api/auth/forget-pwd', payload: { email } },
      headers: { 'x-content-preview': preview['token'] },
    });
    const draft = await mailTo(auth, email, 1);
    expect(draft).toContain('\nThe link can be used once, within 30 minutes.');

    await publish('password-reset-mail', {});
    await auth.call('POST', 'forget-pwd', { email });
    const { name } = await auth.account(email);
    expect(await mailTo(auth, email, 2)).toMatch(
      new RegExp(`^Hello ${name} of ${email}\\.\n\nHere: https://\\S+#token=\\S+\n*$`),
    );
    const html = auth.received(email).at(-1)?.html;
    expect(html).toMatch(/<p>Here: <a href="(https:\/\/[^\s"]+#token=[^\s"]+)">\1<\/a><\/p>/);
  });

  it('are English with English dates where the translation is not complete', async () => {
    const email = 'investor2@example.com';
    await auth.dataSource.query(`UPDATE account SET lang = 'de' WHERE email = $1`, [email]);
    await publish('password-notice-mail', { 'de.subject': null });
    const token = await resetToken(auth, email);
    expect(await mailTo(auth, email, 1)).toMatch(/^Guten Tag /);
    await auth.call('POST', 'set-password', { token, password: GOOD_PASSWORD });
    const notice = await mailTo(auth, email, 2);
    expect(notice).toMatch(/^Dear /);
    expect(notice).toMatch(/has been changed \(\w+ \d+, \d{4} at .*\)/);
    expect(notice).toContain('\nhttps://phantom.example.com/de/forgot-password\n');
  });

  it('are those of the service when nobody has published one', async () => {
    const email = 'employee@example.com';
    const { id } = await entryOf('password-reset-mail');
    const withdraw = `UPDATE content_entry SET published = NULL, state = 'draft' WHERE id = $1`;
    await auth.dataSource.query(withdraw, [id]);
    await auth.call('POST', 'forget-pwd', { email });
    expect(await mailTo(auth, email, 1)).toMatch(/^Dear .*\n\nsomeone, probably you,/);
  });
});

describe('the mail of a draft', () => {
  it.each([
    ['password-reset-mail', '/set-password'],
    ['invitation-mail', '/set-password'],
    ['email-confirmation-mail', '/confirm-email'],
    ['password-notice-mail', '/forgot-password'],
  ])('%s is shown with the values of the editor and a link to %s', async (type, path) => {
    const { id } = await entryOf(type);
    const { status, body } = await send('GET', `/entries/${id}/mail?lang=it`);
    expect(status).toBe(200);
    const [{ subject, text, html }] = body.list;

    const link = `https://phantom.example.com/it${path}`;
    expect(subject).not.toBe('');
    expect(text).toContain(publisher.name);
    expect(text).toContain(publisher.email);
    expect(text).toContain(link);
    expect(html).toContain('<html lang="it">');
    expect(html).toContain(`<a href="${link}">${link}</a>`);
    expect(text + html).not.toMatch(/\{\w+\}/);
  });

  it('is sent to the editor, and no link is made', async () => {
    const { email, name } = publisher;
    const countLinks = () => auth.dataSource.query('SELECT count(*) FROM account_link');
    const linksBefore = await countLinks();
    const { id } = await save('invitation-mail', { 'it.text': 'Ciao {name} ({email}):\n\n{link}' });
    const { status } = await send('POST', `/entries/${id}/test-mail`, { lang: 'it' });
    expect(status).toBe(200);
    const [mail] = await until(
      () => auth.received(email),
      ({ length }) => length > 0,
    );

    const link = 'https://phantom.example.com/it/set-password';
    expect(mail?.subject).toMatch(/^Prova: ./);
    expect(mail?.text.trimEnd()).toBe(`Ciao ${name} (${email}):\n\n${link}`);
    expect(mail?.html).toContain(`<p>Ciao ${name} (${email}):</p>\n<p><a href="${link}">`);
    expect(await countLinks()).toEqual(linksBefore);
  });

  it('is refused for an unknown entry', async () => {
    expect((await send('GET', '/entries/999999/mail')).status).toBe(404);
    expect((await send('POST', '/entries/999999/test-mail', {})).status).toBe(404);
  });
});
