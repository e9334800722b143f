import { Injectable } from '@nestjs/common';
import type { Delivery } from '@phantom/outbox';
import { fieldError, type MessageDto, NotFoundError } from '@phantom/service-kit';
import { linkReference, shortened, SubscriptionForms } from '@phantom/subscriptions';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { SAVED_SEARCH_MESSAGES as MESSAGES } from '../common/messages.js';
import { parseSearchQuery } from './saved-search-query.js';
import { leaveSearches, SAVED_SEARCHES } from './saved-search-subscriptions.js';
import type {
  SavedSearchChangeDto,
  SavedSearchDto,
  SavedSearchFormDto,
  SavedSearchListAnswerDto,
} from './saved-search.dto.js';
import { SavedSearch, SearchSubscriber } from './saved-search.entity.js';

/** Searches of one person. More are not kept. */
const MOST_SEARCHES = 50;

@Injectable()
export class SavedSearchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly forms: SubscriptionForms,
  ) {}

  save(form: SavedSearchFormDto, delivery: Delivery): Promise<MessageDto> {
    const search = parseSearchQuery(form.search);
    if (!search) throw fieldError('search', MESSAGES.search);
    return this.forms.save(form, delivery, async (manager, subscriber, { page, lang }) => {
      const subscriberId = subscriber.id;
      const kept = await manager.countBy(SavedSearch, { subscriberId, state: Not('left') });
      if (kept >= MOST_SEARCHES) return undefined;
      const { name, title, frequency, events } = form;
      const saved = await manager.save(SavedSearch, {
        ...{ subscriberId, name, title, frequency, events: [...new Set(events)] },
        ...{ query: form.search, search, state: 'pending' as const },
        ...{ page, lang, consentVersion: form.consent_version ?? null },
      });
      // Nothing that a stranger typed is in the mail: it would carry anybody's text to any address.
      return {
        subject: MESSAGES.confirmation.subject(lang),
        text: MESSAGES.confirmation.text(lang),
        linkFor: linkReference('confirm', saved),
      };
    });
  }

  confirm(token: string): Promise<SavedSearchListAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const link = await SAVED_SEARCHES.findLink(manager, 'confirm', token);
      const { subscriberId, savedSearchId } = link;
      const search = await manager.findOneOrFail(SavedSearch, {
        where: { id: savedSearchId as number },
        lock: { mode: 'pessimistic_write' },
      });
      if (search.state === 'pending') {
        await manager.update(SearchSubscriber, subscriberId, { lang: search.lang });
        await SAVED_SEARCHES.changeState(manager, search, 'active', {
          ...{ confirmedAt: new Date(), version: search.version + 1 },
        });
      }
      const manageToken = await SAVED_SEARCHES.createToken(manager, 'manage', search);
      return listOf(manager, subscriberId, manageToken);
    });
  }

  list(token: string): Promise<SavedSearchListAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const { subscriberId } = await SAVED_SEARCHES.findLink(manager, 'manage', token);
      return listOf(manager, subscriberId, token);
    });
  }

  change(id: number, change: SavedSearchChangeDto): Promise<SavedSearchListAnswerDto> {
    const { token, title, frequency, events } = change;
    return this.withOwn(token, id, async (manager, { version }) => {
      const values = { title, frequency, events: [...new Set(events)], version: version + 1 };
      await manager.update(SavedSearch, id, values);
    });
  }

  remove(id: number, token: string): Promise<SavedSearchListAnswerDto> {
    return this.withOwn(token, id, (manager, search) => leaveSearches(manager, { id: search.id }));
  }

  /** Ends all alerts of the person whose mail had the link. */
  async leave(token: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { subscriberId } = await SAVED_SEARCHES.findLink(manager, 'manage', token);
      await leaveSearches(manager, { subscriberId });
    });
  }

  /** @throws NotFoundError for a search of somebody else, and for one that was left */
  private withOwn(
    token: string,
    id: number,
    work: (manager: EntityManager, search: SavedSearch) => Promise<void>,
  ): Promise<SavedSearchListAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const { subscriberId } = await SAVED_SEARCHES.findLink(manager, 'manage', token);
      const search = await manager.findOne(SavedSearch, {
        where: { id, subscriberId, state: Not('left') },
        lock: { mode: 'pessimistic_write' },
      });
      if (!search) throw new NotFoundError();
      await work(manager, search);
      return listOf(manager, subscriberId, token);
    });
  }
}

async function listOf(
  manager: EntityManager,
  subscriberId: number,
  token: string,
): Promise<SavedSearchListAnswerDto> {
  const { email, lang } = await manager.findOneByOrFail(SearchSubscriber, { id: subscriberId });
  // A pending search may be a stranger's wish: only those that were confirmed are shown.
  const searches = await manager.find(SavedSearch, {
    where: { subscriberId, state: 'active' },
    order: { id: 'DESC' },
  });
  const list = { email: shortened(email), lang, token, searches: searches.map(toSavedSearchDto) };
  return { error: 0, list: [list] };
}

const toSavedSearchDto = (saved: SavedSearch): SavedSearchDto => {
  const { id, title, query: search, frequency, events, state } = saved;
  return { id, title, search, frequency, events, state };
};
