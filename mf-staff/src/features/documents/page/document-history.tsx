import { RichText, useTranslation } from '@phantom/mf-kit';
import { Button, SkeletonText } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../shared/dialog/dialog';
import { Timeline } from '../../../shared/timeline/timeline';
import { type DocumentChange, type DocumentList, listChanges } from '../api/documents';

interface HistoryDialogProps {
  list: DocumentList;
  onClose: () => void;
}

/** What was done to a list; documents that are gone can be read of nowhere else. */
export function HistoryDialog({ list, onClose }: HistoryDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('documents.history.title')} onClose={onClose}>
      <ChangeList list={list} />
    </Dialog>
  );
}

interface ChangeListProps {
  list: DocumentList;
  /** Of one document; without it those of the whole list. */
  documentId?: number;
}

/** Who added, renamed, replaced and removed what. */
export function ChangeList({ list, documentId }: ChangeListProps) {
  const { t } = useTranslation();
  const { changes, isMore, state, load } = useChanges(list, documentId);
  const entries = (changes ?? []).map((change) => ({
    ...{ id: change.id, at: change.at },
    tone: change.action === 'removed' ? ('warning' as const) : ('plain' as const),
    title: (
      <RichText
        text={t(`documents.history.${didOf(change)}`, {
          name: change.by,
          title: change.title,
          before: change.before['title'],
          number: change.after['file_version'],
        })}
        elements={{ b: <strong /> }}
      />
    ),
  }));
  if (!changes && state === 'loading') return <SkeletonText lines={2} />;
  return (
    <>
      {entries.length > 0 && <Timeline label={t('documents.history.title')} entries={entries} />}
      {changes?.length === 0 && <p>{t('documents.history.none')}</p>}
      {state === 'failed' && <p role="alert">{t('documents.history.failed')}</p>}
      {isMore && (
        <Button
          variant="outline-primary"
          size="sm"
          aria-disabled={state === 'loading'}
          onClick={() => {
            if (state !== 'loading') void load();
          }}
        >
          {t(state === 'failed' ? 'documents.viewer.retry' : 'trail.older')}
        </Button>
      )}
    </>
  );
}

function didOf({ action, after }: DocumentChange) {
  if (action !== 'edited') return action;
  return after['file_version'] ? 'replaced' : 'renamed';
}

interface Known {
  list: DocumentChange[];
  next: number | null;
}

type State = 'idle' | 'loading' | 'failed';

/** Who did what to a list, or to one of its documents: the latest at first, then as far back as is asked for. */
function useChanges(list: DocumentList, documentId?: number) {
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
