import { useEffect, useState } from 'react';
import { listVersions, type DocumentVersion } from '../api/list-versions';

type Versions = DocumentVersion[] | 'loading' | 'failed';

/** The versions of a document, asked for once somebody looks at them. */
export function useVersions(id: number): { versions: Versions; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [versions, setVersions] = useState<Versions>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    listVersions(id, leaving.signal).then(setVersions, () => {
      if (!leaving.signal.aborted) setVersions('failed');
    });
    return () => leaving.abort();
  }, [id, attempt]);
  const retry = () => {
    setVersions('loading');
    setAttempt((count) => count + 1);
  };
  return { versions, retry };
}
