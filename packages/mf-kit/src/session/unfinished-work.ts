/** What a draft of a form is called in session storage, before the form's name. */
export const DRAFT_PREFIX = 'draft:';

const PLACE = 'unfinished';

/** Where somebody was when the session ended by itself, or what they were asked to sign in for. */
export interface UnfinishedWork {
  /** Whose it is; null where nobody was signed in yet. */
  userId: number | null;
  /** Path and query, as they stood in the address. */
  path: string;
}

/**
 * Clears session storage, except for what was typed into forms and where: it waits in this tab for the same person
 * to sign in again.
 */
export function setWorkAside(userId: number): void {
  const storage = window.sessionStorage;
  const drafts = draftKeys().map((key) => [key, storage.getItem(key) ?? ''] as const);
  storage.clear();
  for (const [key, text] of drafts) storage.setItem(key, text);
  keepPlace(userId);
}

/** Notes the page at hand as the one to come back to. */
export function keepPlace(userId: number | null): void {
  const { pathname, search } = window.location;
  const work: UnfinishedWork = { userId, path: pathname + search };
  window.sessionStorage.setItem(PLACE, JSON.stringify(work));
}

/** What waits for somebody to sign in. */
export function unfinishedWork(): UnfinishedWork | undefined {
  const text = window.sessionStorage.getItem(PLACE);
  try {
    return text ? (JSON.parse(text) as UnfinishedWork) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether something typed has not arrived yet. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

/** It was gone on with, or declined. */
export function forgetUnfinishedWork(): void {
  window.sessionStorage.removeItem(PLACE);
}

function draftKeys(): string[] {
  return Object.keys(window.sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
}
