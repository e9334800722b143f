import { publishedSingleton } from '@phantom/content-editing';
import type { Language, Message } from '@phantom/service-kit';
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
export const fillTemplate = (
  { subject, text }: MailTemplate,
  values: Readonly<Record<string, string>>,
): { subject: string; text: string } => ({
  subject,
  text: `${text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)}\n`,
});
