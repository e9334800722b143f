import { ApiError } from '@phantom/mf-kit';
import { useEffect, useRef, useState } from 'react';
import { addPaper, type OwnApplication, type PaperKind } from './api';

/** A paper on its way to the server. */
export interface PaperUpload {
  id: number;
  kind: PaperKind;
  file: File;
  /** The sent part, from 0 to 1. Undefined while it waits. */
  progress?: number;
  /** Why it failed. */
  problem?: string;
}

let lastId = 0;

/** Uploads papers one after the other: each answer has all of them. Leaving the page ends the rest. */
export function usePaperUploads(
  token: string,
  onStored: (application: OwnApplication | undefined) => void,
) {
  const [list, setList] = useState<readonly PaperUpload[]>([]);
  const queue = useRef<PaperUpload[]>([]);
  const running = useRef<{ id: number; end: AbortController }>(undefined);
  useEffect(() => {
    const { current: waiting } = queue;
    return () => {
      waiting.length = 0;
      running.current?.end.abort();
    };
  }, []);

  const change = (id: number, changes: Partial<PaperUpload>) =>
    setList((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const drop = (id: number) => setList((all) => all.filter((each) => each.id !== id));
  const sendNext = async () => {
    const next = running.current ? undefined : queue.current.shift();
    if (!next) return;
    const { id, kind, file } = next;
    const end = new AbortController();
    running.current = { id, end };
    change(id, { progress: 0 });
    try {
      const onProgress = (progress: number) => change(id, { progress });
      onStored(await addPaper(token, { kind, file }, { signal: end.signal, onProgress }));
      drop(id);
    } catch (error) {
      if (!end.signal.aborted) change(id, { progress: undefined, problem: problemOf(error) });
    } finally {
      running.current = undefined;
      void sendNext();
    }
  };
  const enqueue = (uploads: PaperUpload[]) => {
    queue.current.push(...uploads);
    void sendNext();
  };

  return {
    list,
    add: (kind: PaperKind, files: Iterable<File>, check: (file: File) => string | undefined) => {
      const added = [...files].map((file): PaperUpload => {
        lastId += 1;
        return { id: lastId, kind, file, problem: check(file) };
      });
      setList((all) => [...all, ...added]);
      enqueue(added.filter(({ problem }) => problem === undefined));
    },
    retry: (upload: PaperUpload) => {
      change(upload.id, { problem: undefined });
      enqueue([upload]);
    },
    /** Ends an upload, or removes it from the list. */
    remove: (id: number) => {
      const { current: waiting } = queue;
      const at = waiting.findIndex((each) => each.id === id);
      if (at >= 0) waiting.splice(at, 1);
      if (running.current?.id === id) running.current.end.abort();
      drop(id);
    },
  };
}

export type PaperUploads = ReturnType<typeof usePaperUploads>;

/** The message about the file itself tells more than that of the call. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.errors['file']?.[0] ?? error.message;
}
