import { MAIL_FONT, mailDocument, type MailText } from '@phantom/outbox';
import { escapeHtml, type Language } from '@phantom/service-kit';
import { NOTICE_MESSAGES } from '../../common/messages.js';
import type { NoticeAction, NoticeEvent } from './notice.entity.js';

/** What happened to one document, distribution or holding. It names no amount: a mail is read by servers and over shoulders. */
export interface NoticeNews {
  event: NoticeEvent;
  action: NoticeAction;
  /** Of the document, or the name of the property. */
  title: string;
  /** `YYYY-MM-DD`: when a distribution was paid, or the day of a holding's figures. */
  day?: string;
}

export interface NoticeMail {
  lang: Language;
  news: readonly NoticeNews[];
  /** The absolute address of the portal. */
  portal: string;
}

const { mail: MAIL } = NOTICE_MESSAGES;

const SMALL = 'font-family:Arial,sans-serif;font-size:13px;line-height:1.5';

/** The news of an investor as a mail of text, without pictures. `{leave}` and `{preferences}` stand for links. */
export function buildNoticeMail({ lang, news, portal }: NoticeMail): MailText {
  const [first, ...others] = news;
  const subject =
    first && others.length === 0 ? MAIL.subjects[first.event](lang) : MAIL.subject(lang);
  const lines = news.map((each) => lineOf(each, lang));
  const [intro, more, open] = [MAIL.intro(lang), MAIL.more(lang), MAIL.open(lang)];
  const [reason, change, leave] = [MAIL.reason(lang), MAIL.change(lang), MAIL.leave(lang)];
  const content = `<main style="${MAIL_FONT}">
<p>${escapeHtml(intro)}</p>
<ul style="padding-left:20px">${lines.map((line) => `<li style="margin-bottom:8px">${escapeHtml(line)}</li>`).join('')}</ul>
<p>${escapeHtml(more)}</p>
<p><a href="${escapeHtml(portal)}">${escapeHtml(open)}</a></p>
</main>
<hr>
<footer style="${SMALL}">
<p>${escapeHtml(reason)}</p>
<p>Phantom Partners</p>
<p><a href="{preferences}">${escapeHtml(change)}</a> · <a href="{leave}">${escapeHtml(leave)}</a></p>
</footer>`;
  return {
    subject,
    text: `${intro}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n${more}\n\n${open}: ${portal}\n\n-- \n${reason}\nPhantom Partners\n\n${change}: {preferences}\n${leave}: {leave}\n`,
    html: mailDocument({ lang, title: subject, preheader: lines.join(' · '), content }),
  };
}

function lineOf({ event, action, title, day }: NoticeNews, lang: Language): string {
  const date = day === undefined ? '' : formatDay(day, lang);
  if (event === 'distribution') return MAIL.lines.distribution(lang, { title, date });
  return MAIL.lines[event][action](lang, { title, date });
}

const formatDay = (day: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
