import { useEffect, useRef } from 'react';

/** A visitor who types pauses this long when there is something to be seen. */
const PAUSE_MS = 180;

type Ask<Question, Answer> = (question: Question, signal: AbortSignal) => Promise<Answer>;

/**
 * Asks a question once the visitor pauses, and only the newest one: what is outdated is called back.
 * @param onAnswer is told null where the answer failed
 */
export const useLatestAnswer = <Question, Answer>(
  ask: Ask<Question, Answer>,
  onAnswer: (answer: Answer | null) => void,
) => {
  const current = useRef<AbortController>(undefined);
  const forget = () => current.current?.abort();
  useEffect(() => () => current.current?.abort(), []);

  const put = (question: Question) => {
    forget();
    const call = new AbortController();
    current.current = call;
    const { signal } = call;
    const tell = (answer: Answer | null) => {
      if (!signal.aborted) onAnswer(answer);
    };
    const timer = setTimeout(
      () => void ask(question, signal).then(tell, () => tell(null)),
      PAUSE_MS,
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { put, forget };
};
