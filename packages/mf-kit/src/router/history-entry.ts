/** What react-router keeps in the browser's history: scroll positions hang on the key. */
interface HistoryEntry {
  usr: unknown;
  key: string;
  idx: number;
}

/** The state of a new entry, as react-router itself would write it. */
export function newEntry({ replace = false } = {}): HistoryEntry {
  return { usr: null, key: randomKey(), idx: currentIndex() + (replace ? 0 : 1) };
}

/**
 * Gives an entry that the browser made by loading the page a key of its own. react-router calls all of them
 * "default", so each would open where another had been left.
 */
export function nameFirstEntry(): void {
  const state = window.history.state as Partial<HistoryEntry> | null;
  if (!state?.key) window.history.replaceState(newEntry({ replace: true }), '');
}

function currentIndex(): number {
  return (window.history.state as Partial<HistoryEntry> | null)?.idx ?? 0;
}

function randomKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
