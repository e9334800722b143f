import { SubscriptionKind } from '@phantom/subscriptions';
import { type EntityManager, MoreThan, Not } from 'typeorm';
import { SAVED_SEARCH_MESSAGES } from '../common/messages.js';
import { SavedSearch, SavedSearchLink, SearchSubscriber } from './saved-search.entity.js';

/** Each saved search is a subscription. A link confirms one of them, or manages all of a subscriber. */
export const SAVED_SEARCHES = new SubscriptionKind({
  path: 'api/auth/saved-searches',
  pagePath: (page, token) => `/listings/saved-searches#${page}=${token}`,
  subscriber: SearchSubscriber,
  subscription: SavedSearch,
  link: SavedSearchLink,
  linkColumns: (purpose, { id, subscriberId }) => ({
    subscriberId,
    savedSearchId: purpose === 'confirm' ? id : null,
  }),
  purposeOf: ({ savedSearchId }) => (savedSearchId === null ? 'manage' : 'confirm'),
  langOf: ({ lang }) => lang,
  gone: SAVED_SEARCH_MESSAGES.gone,
  forms: {
    thanks: SAVED_SEARCH_MESSAGES.thanks,
    scope: 'saved-search',
    isConfirmable: (state) => state === 'pending',
    mostRequests: 5,
    countRequests: (manager, subscriberId, since) =>
      manager.countBy(SavedSearch, { subscriberId, requestedAt: MoreThan(since) }),
  },
  records: 'saved-searches',
  toRecords: (searches) =>
    searches.map((search) => ({
      email: search.subscriber.email,
      ...{ name: search.name, title: search.title, search: search.query },
      ...{ frequency: search.frequency, events: search.events },
      ...{ state: search.state, since: search.stateSince },
      ...{ requested_at: search.requestedAt, confirmed_at: search.confirmedAt },
      ...{ page: search.page, lang: search.lang, text_version: search.consentVersion },
    })),
  recipientOf: ({ subscriberId }) => subscriberId,
});

/** Ends one search, or all of a subscriber. */
export async function leaveSearches(
  manager: EntityManager,
  where: { id: number } | { subscriberId: number },
): Promise<void> {
  const searches = await manager.find(SavedSearch, { where: { ...where, state: Not('left') } });
  for (const search of searches) {
    await SAVED_SEARCHES.changeState(manager, search, 'left', { version: search.version + 1 });
  }
}
