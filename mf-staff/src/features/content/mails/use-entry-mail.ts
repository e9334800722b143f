import { ApiError, type Language } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import type { EntryRef } from '../api/entries';
import { getEntryMail, type EntryMail } from './entry-mails';

/** The mail of the draft. It is read again after each save. */
export function useEntryMail({ service, id }: EntryRef, language: Language, savedAt?: number) {
  const [mail, setMail] = useState<EntryMail>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    getEntryMail({ service, id }, language, abort.signal).then(
      (answer) => {
        setMail(answer);
        setProblem(undefined);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setMail(undefined);
        setProblem(error.message);
      },
    );
    return () => abort.abort();
  }, [service, id, language, savedAt, attempt]);
  const retry = () => {
    setProblem(undefined);
    setAttempt((last) => last + 1);
  };
  return { mail, problem, retry };
}
