import { Injectable } from '@nestjs/common';
import { type Delivery, FormIntake, Outbox, type Receipt } from '@phantom/outbox';
import { fieldError, type MessageDto, NotFoundError } from '@phantom/service-kit';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { SAVED_SEARCH_MESSAGES as MESSAGES } from '../common/messages.js';
import type { ListingSearchDto } from '../search/search.dto.js';
import { confirmReference, createToken, findLink } from './saved-search-links.js';
import { parseSearchQuery } from './saved-search-query.js';
import type {
  SavedSearchChangeDto,
  SavedSearchDto,
  SavedSearchFormDto,
  SavedSearchListAnswerDto,
} from './saved-search.dto.js';
import { SavedSearch, SavedSearchLink, SearchSubscriber } from './saved-search.entity.js';

/** Mails that strangers can cause an address to get within 24 hours. */
const MOST_REQUESTS = 5;

/** Searches of one person. More are not kept. */
const MOST_SEARCHES = 50;

@Injectable()
export class SavedSearchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly intake: FormIntake,
    private readonly outbox: Outbox,
  ) {}

  /** The answer is the same whatever is known of the address. */
  save(form: SavedSearchFormDto, delivery: Delivery): Promise<MessageDto> {
    const search = parseSearchQuery(form.search);
    if (!search) throw fieldError('search', MESSAGES.search);
    return this.intake.save(form, delivery, {
      scope: 'saved-search',
      thanks: MESSAGES.thanks,
      store: async (manager, receipt) => {
        // A form that was sent fast is one that the browser filled in. The confirmation keeps strangers out.
        if (receipt.spamSign !== 'honeypot') await this.request(manager, form, search, receipt);
        return undefined;
      },
    });
  }

  private async request(
    manager: EntityManager,
    form: SavedSearchFormDto,
    search: ListingSearchDto,
    { page, lang }: Receipt,
  ): Promise<void> {
    const subscriber = await lockOrCreate(manager, { email: form.email.toLowerCase(), lang });
    if (await hasTooMany(manager, subscriber)) return;
    const { name, title, frequency, events } = form;
    const saved = await manager.save(SavedSearch, {
      ...{ subscriberId: subscriber.id, name, title, frequency, events: [...new Set(events)] },
      ...{ query: form.search, search, state: 'pending' as const },
      ...{ page, lang, consentVersion: form.consent_version ?? null },
    });
    // Nothing that a stranger typed is in the mail: it would carry anybody's text to any address.
    await this.outbox.addMail(manager, {
      to: { name: '', address: subscriber.email },
      subject: MESSAGES.confirmation.subject(lang),
      text: MESSAGES.confirmation.text(lang),
      linkFor: confirmReference(saved),
    });
  }

  confirm(token: string): Promise<SavedSearchListAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const { subscriberId, savedSearchId } = await findLink(manager, token, 'confirm');
      const search = await manager.findOneOrFail(SavedSearch, {
        where: { id: savedSearchId as number },
        lock: { mode: 'pessimistic_write' },
      });
      if (search.state === 'pending') {
        const now = new Date();
        const { lang } = search;
        await manager.update(SearchSubscriber, subscriberId, { lang });
        await manager.update(SavedSearch, search.id, {
          ...{ state: 'active', stateSince: now, confirmedAt: now },
          version: search.version + 1,
        });
      }
      const manageToken = await createToken(manager, { subscriberId, savedSearchId: null });
      return listOf(manager, subscriberId, manageToken);
    });
  }

  list(token: string): Promise<SavedSearchListAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const { subscriberId } = await findLink(manager, token, 'manage');
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
      const { subscriberId } = await findLink(manager, token, 'manage');
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
      const { subscriberId } = await findLink(manager, token, 'manage');
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

/** Locks the subscriber, so that forms with one address are stored one after the other. */
async function lockOrCreate(
  manager: EntityManager,
  subscriber: Pick<SearchSubscriber, 'email' | 'lang'>,
): Promise<SearchSubscriber> {
  const insert = manager.createQueryBuilder().insert().into(SearchSubscriber);
  await insert.values(subscriber).orIgnore().execute();
  return manager.findOneOrFail(SearchSubscriber, {
    where: { email: subscriber.email },
    lock: { mode: 'pessimistic_write' },
  });
}

async function hasTooMany(manager: EntityManager, { id }: SearchSubscriber): Promise<boolean> {
  const [row] = await manager.query<[{ recent: number; kept: number }]>(
    `SELECT count(*) FILTER (WHERE requested_at > now() - interval '24 hours')::integer AS recent,
            count(*) FILTER (WHERE state <> 'left')::integer AS kept
       FROM saved_search WHERE subscriber_id = $1`,
    [id],
  );
  return row.recent >= MOST_REQUESTS || row.kept >= MOST_SEARCHES;
}

/** Whoever has left cannot be brought back by an old link. */
export async function leaveSearches(
  manager: EntityManager,
  where: { id: number } | { subscriberId: number },
): Promise<void> {
  const searches = await manager.find(SavedSearch, { where: { ...where, state: Not('left') } });
  for (const { id, version } of searches) {
    const now = new Date();
    await manager.update(SavedSearch, id, { state: 'left', stateSince: now, version: version + 1 });
    await manager.delete(SavedSearchLink, { savedSearchId: id });
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

/** `a…@example.com`: mails are passed on with their links. */
const shortened = (email: string): string =>
  `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
