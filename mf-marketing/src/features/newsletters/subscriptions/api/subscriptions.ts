import type { Attempt } from '@phantom/forms';
import { api, unwrap, type Language } from '@phantom/mf-kit';

/** The version of the text next to the button. A change of its meaning needs another one. */
const CONSENT_VERSION = '2026-11';

export const subscribe = (email: string, { key, signal, marks }: Attempt) =>
  unwrap(
    api.POST('/api/auth/subscribe', {
      params: { header: { 'Idempotency-Key': key } },
      body: { email, list: 'newsletter', consent_version: CONSENT_VERSION, ...marks },
      signal,
    }),
  );

export const confirmSubscription = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/subscriptions/confirm', { body: { token }, signal }));

export const leaveList = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/subscriptions/leave', { params: { query: { token } }, signal }));

/** Ends the notices to the investor whose mail had the link. */
export const endNotices = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/investor-notices/leave', { params: { query: { token } }, signal }));

/** A list of one. */
export const getPreferences = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/subscriptions/preferences', { body: { token }, signal }));

export type Preferences = Awaited<ReturnType<typeof getPreferences>>['list'][number];

interface PreferencesChange {
  token: string;
  lang: Language;
  /** The names of the lists to stay in. */
  lists: string[];
}

export const savePreferences = (change: PreferencesChange, signal: AbortSignal) =>
  unwrap(api.PATCH('/api/auth/subscriptions/preferences', { body: change, signal }));
