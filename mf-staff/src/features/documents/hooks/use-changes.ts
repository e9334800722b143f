import { useEffect, useState } from 'react';
import { listChanges, type DocumentChange } from '../api/list-changes';
import type { DocumentList } from '../api/list-documents';

interface Known {
  list: DocumentChange[];
  next: number | null;
}

type State = 'idle' | 'loading' | 'failed';

/** Who did what to a list, or to one of its documents: the latest at first, then as far back as is asked for. */
export function useChanges(list: DocumentList, documentId?: number) {
  const [known, setKnown] = useState<Known>();
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    listChanges({ list, documentId }, leaving.signal).then(
      (found) => {
        setKnown(found);
        setState('idle');
      },
      () => {
        if (!leaving.signal.aborted) setState('failed');
      },
    );
    return () => leaving.abort();
  }, [list, documentId]);
  const load = async () => {
    setState('loading');
    try {
      const found = await listChanges({ list, documentId, before: known?.next ?? undefined });
      setKnown({ list: [...(known?.list ?? []), ...found.list], next: found.next });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { changes: known?.list, isMore: !known || known.next !== null, state, load };
}
