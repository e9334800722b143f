import { Injectable } from '@nestjs/common';
import { MailConfig, type Notice, Outbox } from '@phantom/outbox';
import { FALLBACK_LANGUAGE, ProcessConfig, siteUrl } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { homeName } from '../common/home-name.js';
import { newYorkTime } from '../common/new-york-time.js';
import { Listing } from '../listings/listing.entity.js';
import type { AgentsById } from './viewing-agents.service.js';
import { buildViewingMail, type ViewingNews } from './viewing-mail.builder.js';
import type { Viewing } from './viewing.entity.js';

/** What the outbox stores of the link of a mail about a viewing. */
export const VIEWING_LINK = 'viewing';

const NOTICE_SUBJECTS: Record<Exclude<ViewingNews, 'withdrawn'>, string> = {
  booked: 'Viewing booked',
  moved: 'Viewing moved',
  cancelled: 'Viewing cancelled',
};

/** Tells visitors and employees of viewings, in the transaction of the change. */
@Injectable()
export class ViewingMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: ProcessConfig,
    private readonly mailConfig: MailConfig,
  ) {}

  async tellVisitor(
    manager: EntityManager,
    news: ViewingNews,
    viewing: Viewing,
    agents: AgentsById,
  ): Promise<void> {
    const { id, lang, email, agentId, listingId } = viewing;
    const { publicOrigin } = this.config;
    const { hostname } = new URL(publicOrigin);
    const agent = agentId === null ? undefined : agents.get(agentId);
    const mail = buildViewingMail({
      ...{ news, viewing, agent },
      listing: await manager.findOneByOrFail(Listing, { id: listingId }),
      url: siteUrl(publicOrigin, lang, `/listings-detail/${listingId}`),
      organizer: {
        name: agent?.name ?? hostname,
        email: this.mailConfig.mailFrom ?? `viewings@${hostname}`,
      },
    });
    await this.outbox.addMail(manager, {
      to: { name: '', address: email },
      ...mail,
      ...(viewing.state === 'booked' && { linkFor: `${VIEWING_LINK}:${id}` }),
    });
  }

  /** The mail to the staff about what a visitor did. */
  async noticeOf(
    manager: EntityManager,
    news: keyof typeof NOTICE_SUBJECTS,
    { name, email, phone, startsAt, listingId }: Viewing,
  ): Promise<Notice> {
    const listing = await manager.findOneByOrFail(Listing, { id: listingId });
    const home = `${homeName(listing)} (${listingId})`;
    const time = newYorkTime(startsAt, FALLBACK_LANGUAGE);
    return {
      subject: `${NOTICE_SUBJECTS[news]}: ${home}`,
      replyTo: { name, address: email },
      facts: [
        ['Home', home],
        ['Time in New York', time],
        ['Name', name],
        ['Email', email],
        ['Phone', phone],
      ],
    };
  }

  async tellStaff(
    manager: EntityManager,
    news: keyof typeof NOTICE_SUBJECTS,
    viewing: Viewing,
  ): Promise<void> {
    await this.outbox.addNotice(manager, await this.noticeOf(manager, news, viewing));
  }
}
