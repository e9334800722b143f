import { MAIL_FONT, mailDocument, mailParagraphs, type MailText } from '@phantom/outbox';
import { escapeHtml, FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';
import { htmlToText } from 'html-to-text';
import type { PublishedNewsletter } from '../newsletters/newsletter.mapper.js';

/** What every mail has beside its text. */
export interface MailFrame {
  /** The language of the recipient. */
  lang: Language;
  origin: string;
  company: string;
  /** The postal address. */
  address: string;
  online: string;
  reason: string;
  leave: string;
  preferences: string;
}

const SMALL = 'font-family:Arial,sans-serif;font-size:13px;line-height:1.5';

/**
 * A newsletter as a mail. No colors and no tables: the mail follows the dark mode and the font size of the mail program.
 * Everything that it says is text. `{leave}` and `{preferences}` stand for the links of a recipient.
 */
export function buildNewsletterMail(
  { number, lang, values: { title, body, image } }: PublishedNewsletter,
  frame: MailFrame,
): MailText {
  const site = frame.lang === FALLBACK_LANGUAGE ? frame.origin : `${frame.origin}/${frame.lang}`;
  const text = forMail(body, site, frame.origin);
  const page = `${site}/single-news-letter/${number}`;
  const plain = htmlToText(text, { wordwrap: 76, selectors: PLAIN_TEXT });
  const picture = image.src && image.alt ? pictureOf(image, frame.origin) : '';
  const content = `<main lang="${lang}" style="${MAIL_FONT}">
<h1 style="font-size:28px;line-height:1.25">${escapeHtml(title)}</h1>
${picture}${text}
</main>
<p style="${MAIL_FONT}"><a href="${page}">${escapeHtml(frame.online)}</a></p>
<hr>
<footer style="${SMALL}">
<p>${escapeHtml(frame.reason)}</p>
<p>${escapeHtml(frame.company)}, ${escapeHtml(frame.address)}</p>
<p><a href="{leave}">${escapeHtml(frame.leave)}</a> · <a href="{preferences}">${escapeHtml(frame.preferences)}</a></p>
</footer>`;
  return {
    subject: title,
    text: `${title}\n\n${plain}\n\n${frame.online}: ${page}\n\n${plainFooter(frame)}`,
    html: mailDocument({ lang: frame.lang, title, preheader: plain, content }),
  };
}

const plainFooter = ({ reason, company, address, leave, preferences }: MailFrame): string =>
  `-- \n${reason}\n${company}, ${address}\n\n${leave}: {leave}\n${preferences}: {preferences}\n`;

/** The texts of a mail with one link, in plain text and HTML. */
export function buildLinkMail(
  lang: Language,
  { subject, intro, button, outro }: Record<'subject' | 'intro' | 'button' | 'outro', string>,
): MailText {
  const content = `<main style="${MAIL_FONT}">
${mailParagraphs(intro)}
<p><a href="{link}"><strong>${escapeHtml(button)}</strong></a></p>
${mailParagraphs(outro)}
</main>`;
  return {
    subject,
    text: `${intro}\n\n{link}\n\n${outro}\n`,
    html: mailDocument({ lang, title: subject, preheader: intro, content }),
  };
}

/** Links and pictures get absolute addresses, pictures one rendition that fits a mail. */
const forMail = (html: string, site: string, origin: string): string =>
  html
    .replaceAll(/(<a href=")(\/(?!\/)[^"]*")/g, `$1${site}$2`)
    .replaceAll(/ (?:srcset|sizes|loading|width|height)="[^"]*"/g, '')
    .replaceAll(
      /<img src="([^"]*)"/g,
      (_, src: string) =>
        `<img style="max-width:100%;height:auto" src="${pictureUrl(src, origin)}"`,
    );

const pictureUrl = (src: string, origin: string): string =>
  (src.startsWith('/') ? origin + src : src).replace(/\/\d+\.webp$/, '/800.webp');

const pictureOf = ({ src, alt }: { src: string; alt: string }, origin: string): string =>
  `<p><img style="max-width:100%;height:auto" src="${pictureUrl(src, origin)}" alt="${escapeHtml(alt)}"></p>\n`;

const PLAIN_TEXT = [
  { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
  { selector: 'img', format: 'skip' },
  ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
];
