import { useEffect, useState } from 'react';
import { listVersions, type PaperVersion } from './list-versions';
import type { PaperKind } from './paper';

type Versions = PaperVersion[] | 'loading' | 'failed';

/** The versions of a paper, asked for once somebody looks at them. */
export function useVersions(kind: PaperKind, id: number) {
  const [attempt, setAttempt] = useState(0);
  const [versions, setVersions] = useState<Versions>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    listVersions(kind, id, leaving.signal).then(setVersions, () => {
      if (!leaving.signal.aborted) setVersions('failed');
    });
    return () => leaving.abort();
  }, [kind, id, attempt]);
  const retry = () => {
    setVersions('loading');
    setAttempt((count) => count + 1);
  };
  return { versions, retry };
}
