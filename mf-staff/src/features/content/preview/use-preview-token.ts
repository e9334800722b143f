import { ApiError } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import type { EntryRef } from '../api/entries';
import { createPreview } from '../api/publishing';

/** Milliseconds before its end at which a token is replaced. */
const MARGIN = 60_000;

/** The token of the pane's preview. It is replaced before it expires. */
export function usePreviewToken({ service, id }: EntryRef) {
  const [token, setToken] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const renew = () => setAttempt((last) => last + 1);
    createPreview({ service, id }).then(
      (preview) => {
        if (isOver) return;
        setToken(preview.token);
        setProblem(undefined);
        timer = setTimeout(renew, Date.parse(preview.expires_at) - Date.now() - MARGIN);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!isOver) setProblem(error.message);
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [service, id, attempt]);
  return { token, problem, retry: () => setAttempt((last) => last + 1) };
}
