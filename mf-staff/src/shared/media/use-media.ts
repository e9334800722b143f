import { useEffect, useState } from 'react';
import type { ContentService } from '../content-services';
import { getMedia, type Media } from './media-api';

/** A file of the library; `isGone` for one that cannot be loaded. */
export function useMedia(service: ContentService, id: number | null) {
  const [media, set] = useState<Media>();
  const [goneId, setGoneId] = useState<number>();
  const isKnown = id === null || media?.id === id;
  useEffect(() => {
    if (isKnown) return;
    const controller = new AbortController();
    getMedia(service, id, controller.signal).then(set, () => {
      if (!controller.signal.aborted) setGoneId(id);
    });
    return () => controller.abort();
  }, [service, id, isKnown]);
  return { media: media?.id === id ? media : undefined, isGone: goneId === id, set };
}
