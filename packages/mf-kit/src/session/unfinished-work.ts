/** The prefix of form drafts in session storage. */
export const DRAFT_PREFIX = 'draft:';

const STORAGE_KEY = 'unfinished';

/** The page that a person can return to after signing in. */
interface UnfinishedWork {
  /** Null when nobody was signed in. */
  userId: number | null;
  /** Path and query of the address. */
  path: string;
}

/** Clears session storage, except for the person's drafts and the current page. */
export function saveUnfinishedWork(userId: number): void {
  const storage = window.sessionStorage;
  const drafts = draftKeys().map((key) => [key, storage.getItem(key) ?? ''] as const);
  storage.clear();
  for (const [key, text] of drafts) storage.setItem(key, text);
  saveReturnPath(userId);
}

/** Stores the current page as the one to return to. */
export function saveReturnPath(userId: number | null): void {
  const { pathname, search } = window.location;
  const work: UnfinishedWork = { userId, path: pathname + search };
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(work));
}

export function unfinishedWork(): UnfinishedWork | undefined {
  const text = window.sessionStorage.getItem(STORAGE_KEY);
  try {
    return text ? (JSON.parse(text) as UnfinishedWork) : undefined;
  } catch {
    return undefined;
  }
}

export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

export function forgetUnfinishedWork(): void {
  window.sessionStorage.removeItem(STORAGE_KEY);
}

function draftKeys(): string[] {
  return Object.keys(window.sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
}
