import { useEffect, useEffectEvent, useState } from 'react';

interface Result<Value> {
  key: string;
  value: Value;
}

/**
 * Loads the value for `key`. Only the newest request counts; the previous value stays until the next is loaded.
 * Null requests nothing.
 */
export const useQuery = <Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Value>,
) => {
  const [result, setResult] = useState<Result<Value> | null>(null);
  const [failure, setFailure] = useState<Result<unknown> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const loadLatest = useEffectEvent(load);

  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    const unlessAborted =
      <Reported>(report: (value: Reported) => void) =>
      (value: Reported) => {
        if (!controller.signal.aborted) report(value);
      };
    loadLatest(controller.signal).then(
      unlessAborted((value) => {
        setResult({ key, value });
        setFailure(null);
      }),
      unlessAborted((error) => setFailure({ key, value: error })),
    );
    return () => controller.abort();
  }, [key, attempt]);

  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return {
    result,
    /** The error of the newest request. */
    error: failure?.key === key ? failure.value : undefined,
    isLoading: key !== null && result?.key !== key && failure?.key !== key,
    retry,
  };
};
