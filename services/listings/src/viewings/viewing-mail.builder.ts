import type { PersonMail } from '@phantom/outbox';
import { homeName } from '../common/home-name.js';
import { linkedMail } from '../common/linked-mail.js';
import { VIEWING_MESSAGES } from '../common/messages.js';
import { newYorkTime } from '../common/new-york-time.js';
import type { Listing } from '../listings/listing.entity.js';
import { viewingCalendarFile } from './viewing-calendar-file.js';
import type { ViewingAgent } from './viewing-agents.service.js';
import type { Viewing } from './viewing.entity.js';

/** Why a visitor gets a mail. `withdrawn`: an employee has cancelled the viewing. */
export type ViewingNews = 'booked' | 'moved' | 'cancelled' | 'withdrawn';

export interface ViewingMail {
  news: ViewingNews;
  viewing: Viewing;
  listing: Listing;
  /** Undefined where nobody is named. */
  agent: ViewingAgent | undefined;
  /** The absolute address of the home's page. */
  url: string;
  organizer: { name: string; email: string };
}

const { mail: MAIL } = VIEWING_MESSAGES;

/**
 * What a visitor is told of a viewing, with its calendar file. Nothing that the visitor typed is in it: the address may be
 * another person's. `{link}` stands for the page that moves and cancels the viewing.
 */
export function buildViewingMail(mail: ViewingMail): Omit<PersonMail, 'to' | 'linkFor'> {
  const { news, viewing, listing, agent, url, organizer } = mail;
  const { lang, startsAt, minutes } = viewing;
  const home = homeName(listing, lang);
  const address = [home, listing.city].filter(Boolean).join(', ');
  const subject = MAIL.subject[news](lang, { home });
  const intro = MAIL.intro[news](lang);
  const facts = [
    address,
    MAIL.time(lang, { time: newYorkTime(startsAt, lang), minutes }),
    ...(agent
      ? [MAIL.agent(lang, { agent: [agent.name, agent.phone].filter(Boolean).join(', ') })]
      : []),
  ];
  const links =
    viewing.state === 'booked'
      ? [
          { label: MAIL.change(lang), href: '{link}' },
          { label: MAIL.page(lang), href: url },
        ]
      : [{ label: MAIL.again(lang), href: url }];
  return {
    ...linkedMail({
      ...{ lang, subject, links },
      body: `${intro}\n\n${facts.join('\n')}`,
      preheader: facts.join(', '),
    }),
    calendar: viewingCalendarFile({
      ...{ viewing, address, url, organizer },
      title: MAIL.event(lang, { home }),
      description: [...facts.slice(2), url].join('\n'),
    }),
  };
}
