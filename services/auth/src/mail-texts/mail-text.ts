import { publishedSingleton } from '@phantom/content-editing';
import { MAIL_FONT, mailDocument, mailParagraphs, type MailText } from '@phantom/outbox';
import { escapeHtml, type Language, type Message } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import type { MailTextType } from './mail-text.types.js';

export interface MailTemplate {
  /** The language of the text, which dates follow: a mail that is not translated is English. */
  lang: Language;
  subject: string;
  /** With `{name}` and the other placeholders of its type. */
  text: string;
}

/** The texts of `locales/*.json`, for a mail that nobody has published. */
interface DefaultTexts {
  subject: Message;
  text: Message;
}

/** The text that employees published, else that of the service. */
export async function mailTemplate(
  manager: EntityManager,
  type: MailTextType,
  defaults: DefaultTexts,
  language: Language,
): Promise<MailTemplate> {
  const published = await publishedSingleton(manager, type, language);
  if (!published) return defaultTemplate(type, defaults, language);
  const { lang, values } = published;
  return { lang, subject: values.subject, text: values.text };
}

export function defaultTemplate(
  { fields }: MailTextType,
  { subject, text }: DefaultTexts,
  lang: Language,
): MailTemplate {
  const names = fields.text.placeholders ?? [];
  const kept = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  // The end of the last line is the mail's, not the editor's.
  return { lang, subject: subject(lang), text: text(lang, kept).trimEnd() };
}

/** The mail for one person. The outbox replaces `{link}` when it sends the mail. */
export function fillTemplate(
  { lang, subject, text }: MailTemplate,
  values: Readonly<Record<string, string>>,
): MailText {
  const fill = (part: string, show: (value: string, name: string) => string = (value) => value) =>
    part.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
      show(values[name] ?? placeholder, name),
    );
  const content = `<main style="${MAIL_FONT}">\n${fill(mailParagraphs(text), toHtml)}\n</main>`;
  const preheader = fill(text.replaceAll(/\{(link|page)\}/g, ''));
  return {
    subject,
    text: `${fill(text)}\n`,
    html: mailDocument({ lang, title: subject, preheader, content }),
  };
}

/** Addresses become links, by their placeholder: a person's name that looks like an address does not. */
function toHtml(value: string, name: string): string {
  const shown = escapeHtml(value);
  return name === 'link' || name === 'page' ? `<a href="${shown}">${shown}</a>` : shown;
}

/** The current time in the time zone of the company, with the name of the zone. */
export const formatNow = (lang: Language): string =>
  new Intl.DateTimeFormat(lang, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'America/New_York',
  }).format();
