import type { ContentService } from '../../../shared/content-services';

/** What the editor has to know of a file in the media library. */
export interface Medium {
  id: number;
  /** Empty while its address is not known. */
  src: string;
  name: string;
}

/** By service and id: each service has a library of its own. */
const known = new Map<string, Medium>();
const listeners = new Set<() => void>();

const keyOf = (service: ContentService, id: number): string => `${service} ${id}`;

/** Media that were picked or loaded, so that the text shows them. */
export const knownMedium = (service: ContentService, id: number): Medium | undefined =>
  known.get(keyOf(service, id));

export function rememberMedium(service: ContentService, medium: Medium): void {
  known.set(keyOf(service, medium.id), medium);
  for (const listener of listeners) listener();
}

export function subscribeToMedia(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
