import { ApiError } from '@phantom/mf-kit';
import { useEffect, useRef, useState } from 'react';
import type { ContentService } from '../content-services';
import { uploadMedia, type MediaDetail } from './media-api';

/** Files that are sent at the same time: the server draws one picture after the other. */
const MOST_AT_ONCE = 2;

export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** The sent part, from 0 to 1. At 1 the server still draws the renditions. */
  progress: number;
  /** Why it failed. */
  problem?: string;
  media?: MediaDetail;
}

let lastId = 0;

/** Uploads to the library: any number, two at a time. Leaving the page cancels the rest. */
export function useUploads(service: ContentService, onDone: (media: MediaDetail) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const ends = useRef(new Map<number, AbortController>());
  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  const queue = useRef<Upload[]>([]);
  const sendNext = () => {
    while (ends.current.size < MOST_AT_ONCE) {
      const next = queue.current.shift();
      if (!next) return;
      void send(next);
    }
  };
  const send = async ({ id, file }: Upload) => {
    const end = new AbortController();
    ends.current.set(id, end);
    change(id, { state: 'sending', progress: 0, problem: undefined });
    try {
      const onProgress = (progress: number) => change(id, { progress });
      const media = await uploadMedia(service, file, { signal: end.signal, onProgress });
      change(id, { state: 'done', media });
      onDone(media);
    } catch (error) {
      if (!end.signal.aborted) change(id, { state: 'failed', problem: problemOf(error) });
    } finally {
      ends.current.delete(id);
      sendNext();
    }
  };
  const enqueue = (added: Upload[]) => {
    queue.current.push(...added);
    sendNext();
  };

  useEffect(() => {
    const { current } = ends;
    const { current: waiting } = queue;
    return () => {
      waiting.length = 0;
      for (const end of current.values()) end.abort();
    };
  }, []);

  return {
    uploads,
    add: (files: Iterable<File>) => {
      const added = [...files].map((file): Upload => {
        lastId += 1;
        return { id: lastId, file, state: 'waiting', progress: 0 };
      });
      setUploads((all) => [...all, ...added]);
      enqueue(added);
    },
    /** Ends an upload, or removes it from the list. */
    remove: (id: number) => {
      queue.current = queue.current.filter((each) => each.id !== id);
      ends.current.get(id)?.abort();
      setUploads((all) => all.filter((each) => each.id !== id));
    },
    retry: (upload: Upload) => {
      change(upload.id, { state: 'waiting' });
      enqueue([upload]);
    },
    clear: () => setUploads((all) => all.filter(({ state }) => state !== 'done')),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

/** The message about the file itself tells more than that of the form. */
export function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return '';
  }
  return error.errors?.['file']?.[0] ?? error.message;
}
