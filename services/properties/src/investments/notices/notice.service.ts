import { Injectable } from '@nestjs/common';
import { currentLanguage, type TokenUser } from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { NoticePreferencesAnswerDto, NoticePreferencesChangeDto } from './notice.dto.js';
import { InvestorSubscriber, NOTICE_EVENTS, NoticeSubscription } from './notice.entity.js';
import { endNotices, INVESTOR_NOTICES } from './notice-subscriptions.js';

@Injectable()
export class NoticeService {
  constructor(private readonly dataSource: DataSource) {}

  read(user: TokenUser): Promise<NoticePreferencesAnswerDto> {
    return preferencesOf(this.dataSource.manager, user);
  }

  /** The mails go to the address of the account: the auth service lets nobody sign in who has not confirmed it. */
  change(
    { lang, events, consent_version }: NoticePreferencesChangeDto,
    user: TokenUser,
  ): Promise<NoticePreferencesAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const { id: subscriberId } = await lockSubscriber(manager, user, lang);
      for (const event of NOTICE_EVENTS) {
        const known = await manager.findOneBy(NoticeSubscription, { subscriberId, event });
        const isActive = known?.state === 'active';
        if (isActive === events.includes(event)) continue;
        if (isActive) {
          await INVESTOR_NOTICES.changeState(manager, known, 'left');
          continue;
        }
        const proof = {
          chosenAt: new Date(),
          lang: currentLanguage(),
          consentVersion: consent_version ?? null,
        };
        if (known) await INVESTOR_NOTICES.changeState(manager, known, 'active', proof);
        else {
          const state = 'active' as const;
          await manager.insert(NoticeSubscription, { subscriberId, event, state, ...proof });
        }
      }
      return preferencesOf(manager, user);
    });
  }

  /** Ends all notices of the investor whose mail had the link. */
  async leave(token: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { subscriberId } = await INVESTOR_NOTICES.findLink(manager, 'manage', token);
      await endNotices(manager, subscriberId, 'left');
    });
  }
}

/** The subscriber of an account, created if it is new. Locked, so that changes of one account come one after the other. */
async function lockSubscriber(
  manager: EntityManager,
  { id: accountId, email }: TokenUser,
  lang: InvestorSubscriber['lang'],
): Promise<InvestorSubscriber> {
  const address = email.toLowerCase();
  // The address of a former account belongs to whoever signs in with it now.
  const former = 'DELETE FROM investor_subscriber WHERE email = $1 AND account_id <> $2';
  await manager.query(former, [address, accountId]);
  await manager.upsert(InvestorSubscriber, { accountId, email: address, lang }, ['accountId']);
  return manager.findOneByOrFail(InvestorSubscriber, { accountId });
}

async function preferencesOf(
  manager: EntityManager,
  { id: accountId, email }: TokenUser,
): Promise<NoticePreferencesAnswerDto> {
  const subscriber = await manager.findOneBy(InvestorSubscriber, { accountId });
  const chosen = subscriber
    ? await manager.findBy(NoticeSubscription, { subscriberId: subscriber.id })
    : [];
  const events = NOTICE_EVENTS.map((event) => {
    const { state = null, stateSince } = chosen.find((each) => each.event === event) ?? {};
    return { event, state, since: stateSince?.toISOString() ?? null };
  });
  return { error: 0, list: [{ email, lang: subscriber?.lang ?? currentLanguage(), events }] };
}
