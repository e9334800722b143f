import type { ErasedRecords, Person, PersonalRecords } from '@phantom/personal-data';
import type { EntityManager } from 'typeorm';
import { SavedSearch, SearchSubscriber } from './saved-search.entity.js';

/** The searches that the address saved, with the proof of each consent. */
export async function findSavedSearches(
  manager: EntityManager,
  person: Person,
): Promise<PersonalRecords> {
  const rows = (await searchesOf(manager, person)).map((search) => ({
    email: search.subscriber.email,
    ...{ name: search.name, title: search.title, search: search.query },
    ...{ frequency: search.frequency, events: search.events },
    ...{ state: search.state, since: search.stateSince },
    ...{ requested_at: search.requestedAt, confirmed_at: search.confirmedAt },
    ...{ page: search.page, lang: search.lang, text_version: search.consentVersion },
  }));
  return { kind: 'saved-searches', onErasure: 'erased', rows };
}

/** Removes them with their links and alerts. */
export async function removeSavedSearches(
  manager: EntityManager,
  person: Person,
): Promise<ErasedRecords> {
  const ids = (await searchesOf(manager, person)).map(({ id }) => id);
  await manager.delete(SearchSubscriber, { email: person.email });
  return { kind: 'saved-searches', ids };
}

const searchesOf = (manager: EntityManager, { email }: Person): Promise<SavedSearch[]> =>
  manager.find(SavedSearch, {
    where: { subscriber: { email } },
    relations: { subscriber: true },
    order: { id: 'ASC' },
  });
