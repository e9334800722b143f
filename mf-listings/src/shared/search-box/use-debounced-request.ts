import { useEffect, useRef } from 'react';

/** The pause after which a request is sent. */
const PAUSE_MS = 180;

type Load<Input, Result> = (input: Input, signal: AbortSignal) => Promise<Result>;

/**
 * Sends a request once the visitor pauses. A newer request aborts the previous one.
 * @param onResult is called with null when the request fails
 */
export const useDebouncedRequest = <Input, Result>(
  load: Load<Input, Result>,
  onResult: (result: Result | null) => void,
) => {
  const current = useRef<AbortController>(undefined);
  const cancel = () => current.current?.abort();
  useEffect(() => () => current.current?.abort(), []);

  const request = (input: Input) => {
    cancel();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    const report = (result: Result | null) => {
      if (!signal.aborted) onResult(result);
    };
    const timer = setTimeout(
      () => void load(input, signal).then(report, () => report(null)),
      PAUSE_MS,
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { request, cancel };
};
