import { MAIL_FONT, mailDocument, type MailText } from '@phantom/outbox';
import { escapeHtml, type Language } from '@phantom/service-kit';
import { homeName } from '../common/home-name.js';
import { SAVED_SEARCH_MESSAGES } from '../common/messages.js';
import { newYorkTime } from '../common/new-york-time.js';
import type { Listing } from '../listings/listing.entity.js';
import type { Sender } from './mail-sender.js';
import type { AlertEvent } from './saved-search.entity.js';

/** What happened to one home. */
export interface HomeNews {
  listing: Listing;
  events: readonly { kind: AlertEvent; occurrence: string; oldPrice: number | null }[];
}

/** The news of one saved search. */
export interface SearchNews {
  title: string;
  /** The absolute address of its results. */
  url: string;
  homes: readonly HomeNews[];
}

export interface AlertMail {
  lang: Language;
  name: string;
  searches: readonly SearchNews[];
  /** The absolute address of a home's page. */
  homeUrl: (id: number) => string;
  sender: Sender;
}

/** Homes of one search. The page of the results has the others. */
const MOST_HOMES = 20;

const { alert: ALERT } = SAVED_SEARCH_MESSAGES;

const SMALL = 'font-family:Arial,sans-serif;font-size:13px;line-height:1.5';

/**
 * The news of a person's searches as a mail of text, without pictures. `{manage}` stands for the page of the searches, and
 * `{leave}` for the page that ends them.
 */
export function buildAlertMail({ lang, name, searches, homeUrl, sender }: AlertMail): MailText {
  const subject = ALERT.subject(lang, { title: searches[0]?.title ?? '' });
  const intro = ALERT.intro(lang, { name });
  const parts = searches.map((search) => ({
    search,
    homes: search.homes.slice(0, MOST_HOMES).map((home) => homeLines(home, lang, homeUrl)),
    more: moreLine(search, lang),
  }));
  const text = parts.map(({ search, homes, more }) =>
    [
      search.title,
      ...homes.map(homeText),
      ...(more ? [more] : []),
      `${ALERT.all(lang)}: ${search.url}`,
    ].join('\n\n'),
  );
  const html = parts.map(
    ({ search, homes, more }) => `<h2 style="font-size:22px">${escapeHtml(search.title)}</h2>
<ul style="padding-left:20px">${homes.map(homeItem).join('')}</ul>
${more && `<p>${escapeHtml(more)}</p>\n`}<p><a href="${escapeHtml(search.url)}">${escapeHtml(ALERT.all(lang))}</a></p>`,
  );
  const [manage, leave, reason] = [ALERT.manage(lang), ALERT.leave(lang), ALERT.reason(lang)];
  const from = `${sender.company}, ${sender.address}`;
  const content = `<main style="${MAIL_FONT}">
<p>${escapeHtml(intro)}</p>
${html.join('\n')}
</main>
<hr>
<footer style="${SMALL}">
<p>${escapeHtml(reason)}</p>
<p>${escapeHtml(from)}</p>
<p><a href="{manage}">${escapeHtml(manage)}</a> · <a href="{leave}">${escapeHtml(leave)}</a></p>
</footer>`;
  return {
    subject,
    text: `${intro}\n\n${text.join('\n\n\n')}\n\n-- \n${reason}\n${from}\n\n${manage}: {manage}\n${leave}: {leave}\n`,
    html: mailDocument({
      ...{ lang, title: subject, content },
      preheader: preheaderOf(parts[0]?.homes),
    }),
  };
}

interface HomeLines {
  name: string;
  events: readonly string[];
  facts: readonly string[];
  url: string;
}

const homeLines = (
  { listing, events }: HomeNews,
  lang: Language,
  homeUrl: AlertMail['homeUrl'],
): HomeLines => ({
  name: homeName(listing, lang),
  events: events.map((event) => eventLine(event, lang)),
  facts: factsOf(listing, lang),
  url: homeUrl(listing.id),
});

const homeText = ({ name, events, facts, url }: HomeLines): string =>
  [name, ...events, ...(facts.length > 0 ? [facts.join(' · ')] : []), url].join('\n');

/** A fact is not broken over two lines. */
function homeItem({ name, events, facts, url }: HomeLines): string {
  const lines = [...events, facts.map((fact) => fact.replaceAll(' ', '\u{a0}')).join(' · ')];
  return `<li style="margin-bottom:12px"><a href="${escapeHtml(url)}"><strong>${escapeHtml(name)}</strong></a>${lines
    .map((line) => line && `<br>${escapeHtml(line)}`)
    .join('')}</li>`;
}

function eventLine(
  { kind, occurrence, oldPrice }: HomeNews['events'][number],
  lang: Language,
): string {
  const message = ALERT.events[kind];
  if (kind === 'price-lowered') return message(lang, { price: dollars(oldPrice ?? 0, lang) });
  if (kind === 'open-house')
    return message(lang, { time: newYorkTime(new Date(occurrence), lang) });
  return message(lang);
}

function factsOf(listing: Listing, lang: Language): string[] {
  const { listPrice, transactionType, bedroomsTotal, bathroomsTotal, livingArea } = listing;
  const price = listPrice === null ? '' : dollars(listPrice, lang);
  const isRental = transactionType === 'rental';
  return [
    price && isRental ? ALERT.perMonth(lang, { price }) : price,
    bedroomsTotal === 0 ? ALERT.studio(lang) : '',
    bedroomsTotal ? ALERT.bedrooms(lang, { number: bedroomsTotal }) : '',
    bathroomsTotal ? ALERT.bathrooms(lang, { number: bathroomsTotal }) : '',
    livingArea ? ALERT.area(lang, { area: livingArea }) : '',
    listing.subdivisionName ?? '',
  ].filter((fact) => fact !== '');
}

const moreLine = ({ homes }: SearchNews, lang: Language): string =>
  homes.length > MOST_HOMES ? ALERT.more(lang, { number: homes.length - MOST_HOMES }) : '';

const preheaderOf = (homes: readonly HomeLines[] = []): string =>
  homes
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');

const dollars = (amount: number, lang: Language): string =>
  new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
