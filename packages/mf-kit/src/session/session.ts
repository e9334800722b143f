import { useSyncExternalStore } from 'react';
import { forgetRemembered, setRemembered } from './remembered';
import { saveUnfinishedWork, unfinishedWork } from './unfinished-work';

/** The signed-in person, as in the sign-in response. */
export interface SessionUser {
  id: number;
  name: string;
  email: string;
  /** URL of the profile picture. */
  image: string | null;
  type: 'admin' | 'Investor' | null;
  /** What the employee may do beyond reading. */
  rights: AccountRight[];
}

export type AccountRight = 'people' | 'documents' | 'investments' | 'editor' | 'publisher';

/** The response of a sign-in or a renewal. */
export interface Session {
  access_token: string;
  token_type: 'Bearer';
  /** Lifetime of the token at its issue, in seconds. */
  expires_in: number;
  user: SessionUser;
}

/** Why a session ended. All but `signed-out` were not requested by the person in this browser. */
export type SessionEnd =
  | 'signed-out'
  | 'expired'
  | 'session-ended'
  | 'password-changed'
  | 'role-changed'
  | 'blocked'
  | 'erased';

/** After these ends the same person may go on: their drafts stay. */
const KEEPS_DRAFTS: readonly SessionEnd[] = ['expired', 'password-changed'];

type Listener = (end?: SessionEnd) => void;

const STORAGE_KEY = 'authUser';
const listeners = new Set<Listener>();
let cached: { text: string | null; session: Session | undefined } | undefined;

/** The stored session; undefined for a visitor. The same object until it changes. */
export function getSession(): Session | undefined {
  const text = window.sessionStorage.getItem(STORAGE_KEY);
  if (cached?.text !== text) cached = { text, session: parse(text) };
  return cached?.session;
}

/** Stores a sign-in response and notifies the listeners. Removes everything of another person from this tab. */
export function setSession(session: Session, { remember }: { remember?: boolean } = {}): void {
  if (remember !== undefined) setRemembered(remember);
  const before = getSession()?.user.id ?? unfinishedWork()?.userId ?? session.user.id;
  if (before !== session.user.id) window.sessionStorage.clear();
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  notify();
}

/** Removes the session and all stored data; after some ends the drafts stay. The shell tells any end but `signed-out`. */
export function clearSession(end: SessionEnd = 'signed-out'): void {
  const userId = getSession()?.user.id;
  if (KEEPS_DRAFTS.includes(end) && userId !== undefined) saveUnfinishedWork(userId);
  else window.sessionStorage.clear();
  window.localStorage.clear();
  forgetRemembered();
  notify(end);
}

/** Calls back on every change, with the reason when the session ended; returns the function that unsubscribes. */
export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(end?: SessionEnd): void {
  for (const listener of listeners) listener(end);
}

function parse(text: string | null): Session | undefined {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as Session;
  } catch {
    return undefined;
  }
}

const visitor = (): undefined => undefined;

/** The session in a component; undefined for a visitor and on a server. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribeToSession, getSession, visitor);
}

/** Whether to show what needs a right; `publisher` includes `editor`. The services check rights themselves. */
export function hasRight(
  user: Pick<SessionUser, 'rights'> | undefined,
  right: AccountRight,
): boolean {
  // Sessions that an earlier release stored have no list.
  const rights = (user?.rights as AccountRight[] | undefined) ?? [];
  return rights.includes(right) || (right === 'editor' && rights.includes('publisher'));
}

/** Calls back when the signed-in person has other rights than before; returns the function that unsubscribes. */
export function onRightsChange(listener: () => void): () => void {
  let before = getSession()?.user;
  return subscribeToSession(() => {
    const user = getSession()?.user;
    const isChanged = user && before?.id === user.id && roleOf(user) !== roleOf(before);
    before = user;
    if (isChanged) listener();
  });
}

// Sessions that an earlier release stored have no list.
const roleOf = ({ type, rights }: SessionUser): string =>
  [type, ...((rights as string[] | undefined) ?? [])].join();
