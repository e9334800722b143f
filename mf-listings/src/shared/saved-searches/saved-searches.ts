import type { Attempt } from '@phantom/forms';
import { api, unwrap } from '@phantom/mf-kit';

/** The version of the text next to the button. A change of its meaning needs another one. */
const CONSENT_VERSION = '2026-11';

export const ALERT_EVENTS = ['new', 'price-lowered', 'open-house', 'back', 'gone'] as const;
export type AlertEvent = (typeof ALERT_EVENTS)[number];

export const ALERT_FREQUENCIES = ['at-once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export interface AlertChoices {
  frequency: AlertFrequency;
  events: AlertEvent[];
}

interface NewSavedSearch extends AlertChoices {
  name: string;
  email: string;
  title: string;
  /** The parameters of the search call. */
  search: string;
}

export const saveSearch = (search: NewSavedSearch, { key, signal, marks }: Attempt) =>
  unwrap(
    api.POST('/api/auth/saved-searches', {
      params: { header: { 'Idempotency-Key': key } },
      body: { ...search, consent_version: CONSENT_VERSION, ...marks },
      signal,
    }),
  );

/** A list of one. */
export const getSavedSearches = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/saved-searches/list', { body: { token }, signal }));

/** The searches of one address. */
export type SavedSearches = Awaited<ReturnType<typeof getSavedSearches>>['list'][number];
export type SavedSearch = SavedSearches['searches'][number];

export const confirmSavedSearch = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/saved-searches/confirm', { body: { token }, signal }));

export const changeSavedSearch = (
  id: number,
  change: AlertChoices & { token: string; title: string },
  signal: AbortSignal,
) =>
  unwrap(
    api.PATCH('/api/auth/saved-searches/{id}', { params: { path: { id } }, body: change, signal }),
  );

export const removeSavedSearch = (id: number, token: string, signal: AbortSignal) =>
  unwrap(
    api.POST('/api/auth/saved-searches/{id}/remove', {
      params: { path: { id } },
      body: { token },
      signal,
    }),
  );

export const leaveSavedSearches = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/saved-searches/leave', { params: { query: { token } }, signal }));
