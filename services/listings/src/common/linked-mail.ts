import { MAIL_FONT, mailDocument, mailParagraphs, type PersonMail } from '@phantom/outbox';
import { escapeHtml, type Language } from '@phantom/service-kit';

interface LinkedMail {
  lang: Language;
  subject: string;
  /** Plain text. */
  body: string;
  /** The beginning of the text, as mail programs show it beside the subject. */
  preheader: string;
  /** Below the text. An `href` may be `{link}`. */
  links: readonly { label: string; href: string }[];
}

/** A mail with links below its text, as plain text and as HTML. */
export function linkedMail(
  mail: LinkedMail,
): Required<Pick<PersonMail, 'subject' | 'text' | 'html'>> {
  const { lang, subject, body, preheader, links } = mail;
  const content = `<main style="${MAIL_FONT}">
${mailParagraphs(body)}
${links.map(({ label, href }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`).join('\n')}
</main>`;
  return {
    subject,
    text: `${body}\n\n${links.map(({ label, href }) => `${label}: ${href}`).join('\n')}\n`,
    html: mailDocument({ lang, title: subject, preheader, content }),
  };
}
