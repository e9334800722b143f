import { forgetRemembered, setRemembered } from './remembered';
import { setWorkAside, unfinishedWork } from './unfinished-work';

/** Who is signed in, as the login answer names them. */
export interface SessionUser {
  id: number;
  name: string;
  email: string;
  /** URL of the profile picture, or null until one is uploaded. */
  image: string | null;
  type: 'admin' | 'Investor' | null;
  /** What this employee may do beyond the others: grant roles, keep the lists of documents, change investments. */
  rights: AccountRight[];
}

export type AccountRight = 'people' | 'documents' | 'investments';

/** The whole answer of a login or a renewal, kept as it came. */
export interface Session {
  access_token: string;
  token_type: 'Bearer';
  /** Seconds the token was valid for when it was issued. */
  expires_in: number;
  user: SessionUser;
}

/** Why there is no session any more. All but `signed-out` came without the person having asked for it in this browser. */
export type SessionEnd =
  | 'signed-out'
  | 'expired'
  | 'session-ended'
  | 'password-changed'
  | 'role-changed'
  | 'blocked'
  | 'erased';

/** After these the same person may go on: what was typed is kept for them. */
const KEEPS_DRAFTS: readonly SessionEnd[] = ['expired', 'password-changed'];

type Listener = (end?: SessionEnd) => void;

const STORAGE_KEY = 'authUser';
const listeners = new Set<Listener>();
let cached: { text: string | null; session: Session | undefined } | undefined;

/** The stored session, or undefined for a visitor. The same object until it changes. */
export function getSession(): Session | undefined {
  const text = window.sessionStorage.getItem(STORAGE_KEY);
  if (cached?.text !== text) cached = { text, session: parse(text) };
  return cached?.session;
}

/**
 * Stores a login answer whole and tells whoever shows it. Of another person nothing is left in this tab.
 * @param remember what the visitor said at login; left out when an open session is renewed or changed
 */
export function setSession(session: Session, { remember }: { remember?: boolean } = {}): void {
  if (remember !== undefined) setRemembered(remember);
  const before = getSession()?.user.id ?? unfinishedWork()?.userId ?? session.user.id;
  if (before !== session.user.id) window.sessionStorage.clear();
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  notify();
}

/**
 * Forgets the session, with session storage and local storage whole, as logout must.
 * @param end anything but `signed-out` when nobody asked for it here: the shell then says why the visitor is at /home. What was typed into
 *   forms stays in this tab for the same person where the session expired or the password was changed
 */
export function clearSession(end: SessionEnd = 'signed-out'): void {
  const userId = getSession()?.user.id;
  if (KEEPS_DRAFTS.includes(end) && userId !== undefined) setWorkAside(userId);
  else window.sessionStorage.clear();
  window.localStorage.clear();
  forgetRemembered();
  notify(end);
}

/** Calls back on every change, with the reason when the session ended; answers the way to stop. */
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
