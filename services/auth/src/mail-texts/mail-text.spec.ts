import { LANGUAGES } from '@phantom/service-kit';
import { ACCOUNT_LINK_MESSAGES, PASSWORD_MESSAGES } from '../common/messages.js';
import { ACCOUNT_MAILS } from '../migrations/1795510003000-add-account-mails.js';
import { defaultTemplate, fillTemplate } from './mail-text.js';
import { LINK_MAILS, MAIL_TEXT_TYPES, PASSWORD_NOTICE_MAIL } from './mail-text.types.js';

/** A name with everything that a template could take for its own. */
const NAME = 'Ada {email} {{name}} $& $t(x)';
const values = { name: NAME, email: 'ada@example.com', page: 'https://x.example', time: '12:00' };

const { reset, invite, confirm } = ACCOUNT_LINK_MESSAGES.mails;
const MAILS = [
  ['password-reset-mail', LINK_MAILS.reset, reset],
  ['invitation-mail', LINK_MAILS.invite, invite],
  ['email-confirmation-mail', LINK_MAILS.confirm, confirm],
  ['password-notice-mail', PASSWORD_NOTICE_MAIL, PASSWORD_MESSAGES.notice],
] as const;

describe.each(MAILS)('%s', (name, type, messages) => {
  it.each(LANGUAGES)('is the same with the default and the stored text in %s', (lang) => {
    const stored = ACCOUNT_MAILS[name][lang];
    const mail = fillTemplate(defaultTemplate(type, messages, lang), values);
    expect(mail.subject).toBe(messages.subject(lang));
    expect(mail.text).toBe(messages.text(lang, values));
    expect(fillTemplate({ lang, ...stored }, values)).toEqual(mail);
    expect(mail.text).toContain(NAME);
  });
});

it('has a stored text for each type', () => {
  expect(Object.keys(ACCOUNT_MAILS)).toEqual(MAIL_TEXT_TYPES.map(({ name }) => name));
});

it('leaves the link to the outbox', () => {
  const invitation = { lang: 'en' as const, ...ACCOUNT_MAILS['invitation-mail'].en };
  const { text, html } = fillTemplate(invitation, values);
  expect(text).toContain('\n{link}\n');
  expect(html).toContain('<p><a href="{link}">{link}</a></p>');
});

describe('the HTML of a mail', () => {
  const template = { lang: 'de' as const, subject: 'A & B', text: 'Hello {name},\nsee\n\n{page}' };

  it('has the paragraphs of the text, and an address as a link', () => {
    const { html } = fillTemplate(template, { ...values, name: 'Ada' });
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain(
      '<p>Hello Ada,<br>see</p>\n<p><a href="https://x.example">https://x.example</a></p>',
    );
  });

  it.each([
    ['markup', '<b>Ada</b>', '&lt;b&gt;Ada&lt;/b&gt;'],
    ['an address', 'https://evil.example', 'https://evil.example'],
  ])('shows a name with %s as text', (_, name, shown) => {
    expect(fillTemplate(template, { ...values, name }).html).toContain(`<p>Hello ${shown},<br>`);
  });

  it('begins with the text, without its addresses, for the list of mails', () => {
    const { html } = fillTemplate(template, { ...values, name: 'Ada' });
    expect(html).toContain('overflow:hidden">Hello Ada, see</div>');
  });
});
