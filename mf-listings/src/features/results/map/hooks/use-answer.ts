import { useEffect, useEffectEvent, useState } from 'react';

interface Answer<Value> {
  key: string;
  value: Value;
}

/**
 * The answer to a question that `key` tells from others: the newest question alone is waited for, and the last answer
 * stays until the next is there. Null asks nothing.
 */
export const useAnswer = <Value>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Value>,
) => {
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);
  const [failure, setFailure] = useState<Answer<unknown> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (key === null) return;
    const call = new AbortController();
    const unlessOutdated =
      <Told>(tell: (told: Told) => void) =>
      (told: Told) => {
        if (!call.signal.aborted) tell(told);
      };
    askNow(call.signal).then(
      unlessOutdated((value) => {
        setAnswer({ key, value });
        setFailure(null);
      }),
      unlessOutdated((error) => setFailure({ key, value: error })),
    );
    return () => call.abort();
  }, [key, attempt]);

  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return {
    answer,
    /** What the newest question failed with. */
    error: failure?.key === key ? failure.value : undefined,
    isLoading: key !== null && answer?.key !== key && failure?.key !== key,
    retry,
  };
};
