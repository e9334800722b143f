import { Injectable } from '@nestjs/common';
import { Outbox } from '@phantom/outbox';
import { ProcessConfig, siteUrl } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { homeName } from '../common/home-name.js';
import { linkedMail } from '../common/linked-mail.js';
import { RENTAL_APPLICATION_MESSAGES } from '../common/messages.js';
import { Listing } from '../listings/listing.entity.js';
import type { RentalApplication } from './application.entity.js';
import { APPLICATION_LINK } from './application-link.js';
import type { ReviewState } from './application-states.js';

/** Why an applicant gets a mail. `gone`: the home is off the market. */
export type ApplicationNews = ReviewState | 'begun' | 'submitted' | 'withdrawn' | 'gone';

const NOTICE_SUBJECTS = {
  submitted: 'Application for a rental',
  withdrawn: 'Application withdrawn',
  gone: 'Application for a home that is off the market',
};

const { mail: MAIL } = RENTAL_APPLICATION_MESSAGES;

/** Tells applicants and employees of applications, in the transaction of the change. */
@Injectable()
export class ApplicationMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: ProcessConfig,
  ) {}

  /** Nothing that was typed is in the mail: the address may be another person's. */
  async tellApplicant(
    manager: EntityManager,
    news: ApplicationNews,
    { id, lang, email, listingId }: RentalApplication,
  ): Promise<void> {
    const home = homeName(await manager.findOneByOrFail(Listing, { id: listingId }), lang);
    const body = MAIL.text[news](lang, { home });
    const page = siteUrl(this.config.publicOrigin, lang, `/listings-detail/${listingId}`);
    const mail = linkedMail({
      lang,
      subject: MAIL.subject[news](lang, { home }),
      body,
      preheader: body,
      links: [
        { label: MAIL[news === 'begun' ? 'continue' : 'open'](lang), href: '{link}' },
        { label: MAIL.page(lang), href: page },
      ],
    });
    await this.outbox.addMail(manager, {
      to: { name: '', address: email },
      ...mail,
      linkFor: `${APPLICATION_LINK}:${id}`,
    });
  }

  /** The mail has the address of the applicant, and neither income nor papers. */
  async tellStaff(
    manager: EntityManager,
    news: keyof typeof NOTICE_SUBJECTS,
    { id, name, email, phone, moveIn, people, listingId }: RentalApplication,
  ): Promise<void> {
    const listing = await manager.findOneByOrFail(Listing, { id: listingId });
    const home = `${homeName(listing)} (${listingId})`;
    await this.outbox.addNotice(manager, {
      subject: `${NOTICE_SUBJECTS[news]}: ${home}`,
      replyTo: { name, address: email },
      facts: [
        ['Home', home],
        ['Name', name],
        ['Email', email],
        ['Phone', phone],
        ['Move in', moveIn],
        ['People', String(people)],
        ['Application', new URL(`/rental-applications/${id}`, this.config.publicOrigin).href],
      ],
    });
  }
}
