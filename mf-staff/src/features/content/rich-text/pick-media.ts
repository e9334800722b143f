/** What the editor has to know of a file in the media library. */
export interface Medium {
  id: number;
  /** Empty while its address is not known. */
  src: string;
  name: string;
}

const known = new Map<number, Medium>();
const listeners = new Set<() => void>();

/** Media that were picked on this page, so that the text shows them. */
export const knownMedium = (id: number): Medium | undefined => known.get(id);

export function rememberMedium(medium: Medium): void {
  known.set(medium.id, medium);
  for (const listener of listeners) listener();
}

export function subscribeToMedia(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
