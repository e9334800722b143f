import { useEffect, useRef, useState } from 'react';

/** One of those that words find. */
export interface Option {
  value: string;
  label: string;
  /** What tells it from others of its name. */
  detail?: string;
}

/** Finds what words may mean. */
export type FindOptions = (words: string, signal: AbortSignal) => Promise<Option[]>;

/** Milliseconds after the last key. */
const PAUSE_MS = 200;

/** The options for the words in a field: of the latest words alone, and none while the list is closed. */
export function useOptions(find: FindOptions) {
  const [options, setOptions] = useState<Option[]>();
  const [isFailed, setFailed] = useState(false);
  const asked = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    asked.current?.abort();
    setOptions(undefined);
    setFailed(false);
  };
  const ask = (words: string, pause = PAUSE_MS) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current?.abort();
      const { signal } = (asked.current = new AbortController());
      find(words, signal).then(
        (found) => {
          if (signal.aborted) return;
          setFailed(false);
          setOptions(found);
        },
        () => {
          if (signal.aborted) return;
          setFailed(true);
          setOptions([]);
        },
      );
    }, pause);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current?.abort();
    },
    [],
  );
  return { options, isFailed, ask, close };
}
