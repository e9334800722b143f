const listeners = new Set<() => void>();
let shown: string | undefined;

/** Shows one message above the page, until it is closed or another takes its place. */
export function showNotice(textKey: string): void {
  shown = textKey;
  notify();
}

export function closeNotice(): void {
  shown = undefined;
  notify();
}

/** The key of the message in the namespace `shell`. */
export function currentNotice(): string | undefined {
  return shown;
}

export function subscribeToNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
