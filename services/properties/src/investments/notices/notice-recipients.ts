import { Injectable } from '@nestjs/common';
import { MailingRecipients, type PreparedMail } from '@phantom/outbox';
import { SubscriptionLinks } from '@phantom/subscriptions';
import { DataSource, type EntityManager, In } from 'typeorm';
import {
  InvestorDistribution,
  InvestorDocument,
  InvestorHolding,
} from '../common/investment.entity.js';
import { InvestorNotice, InvestorSubscriber, NoticeSubscription } from './notice.entity.js';
import { buildNoticeMail, type NoticeNews } from './notice-mail.builder.js';
import { endNotices, INVESTOR_NOTICES } from './notice-subscriptions.js';

/** Writes the mail of an investor's notices when it is sent: what was corrected or removed since is not in it. */
@Injectable()
export class NoticeRecipients extends MailingRecipients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SubscriptionLinks,
  ) {
    super();
  }

  /** @returns undefined for an investor who has left, and where nothing of the news is left */
  override async prepare(mailing: string, id: number): Promise<PreparedMail | undefined> {
    const { manager } = this.dataSource;
    const subscriber = await manager.findOneBy(InvestorSubscriber, { id });
    const subscriptions = await manager.findBy(NoticeSubscription, {
      ...{ subscriberId: id, state: 'active' },
    });
    const [subscription] = subscriptions;
    if (!subscriber || !subscription) return undefined;
    const notices = await manager.find(InvestorNotice, {
      where: { subscriberId: id, mailing, event: In(subscriptions.map(({ event }) => event)) },
      order: { id: 'ASC' },
    });
    const news = await newsOf(manager, subscriber, notices);
    if (news.length === 0) return undefined;
    const { lang, email: address } = subscriber;
    const token = await INVESTOR_NOTICES.createToken(manager, 'manage', subscription);
    return {
      address,
      content: buildNoticeMail({ lang, news, portal: this.links.url(lang, '/investors') }),
      links: {
        preferences: this.links.page(lang, 'manage', token),
        leave: this.links.page(lang, 'leave', token),
      },
      headers: this.links.leaveHeaders('investor-notices', token),
    };
  }

  /** The address does not exist: its notices end. */
  override async refuse(_mailing: string, subscriberId: number): Promise<void> {
    await this.dataSource.transaction((manager) => endNotices(manager, subscriberId, 'bounced'));
  }
}

/** One line for each row, in the order of the changes. What was added and then changed is new. */
async function newsOf(
  manager: EntityManager,
  { accountId }: InvestorSubscriber,
  notices: readonly InvestorNotice[],
): Promise<NoticeNews[]> {
  const facts = await factsOf(manager, accountId, notices);
  const first = new Map<string, InvestorNotice>();
  for (const notice of notices) {
    const key = keyOf(notice);
    if (!first.has(key)) first.set(key, notice);
  }
  return [...first].flatMap(([key, { event, action }]) => {
    const row = facts.get(key);
    return row ? [{ event, action, ...row }] : [];
  });
}

const keyOf = ({ event, subjectId }: Pick<InvestorNotice, 'event' | 'subjectId'>): string =>
  `${event}:${subjectId}`;

/** What the lines name of each row that still exists and belongs to the account. */
async function factsOf(
  manager: EntityManager,
  accountId: number,
  notices: readonly InvestorNotice[],
): Promise<Map<string, Pick<NoticeNews, 'title' | 'day'>>> {
  const idsOf = (event: InvestorNotice['event']) =>
    In(notices.filter((each) => each.event === event).map(({ subjectId }) => subjectId));
  const documents = await manager.findBy(InvestorDocument, { id: idsOf('document'), accountId });
  const holdings = await manager.findBy(InvestorHolding, { id: idsOf('holding'), accountId });
  const distributions = await manager.find(InvestorDistribution, {
    where: { id: idsOf('distribution'), holding: { accountId } },
    relations: { holding: true },
  });
  return new Map([
    ...documents.map(
      ({ id, title }) => [keyOf({ event: 'document', subjectId: id }), { title }] as const,
    ),
    ...holdings.map(
      ({ id, property: title, asOf: day }) =>
        [keyOf({ event: 'holding', subjectId: id }), { title, day }] as const,
    ),
    ...distributions.map(
      ({ id, holding, paidOn: day }) =>
        [
          keyOf({ event: 'distribution', subjectId: id }),
          { title: holding.property, day },
        ] as const,
    ),
  ]);
}
