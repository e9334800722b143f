import { RichText, useTranslation } from '@phantom/mf-kit';
import { Button, SkeletonText } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../shared/dialog/dialog';
import { Timeline } from '../../../shared/timeline/timeline';
import { listChanges, type DocumentChange, type DocumentList } from '../api/documents';

export function HistoryDialog({ list, onClose }: { list: DocumentList; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('documents.history.title')} onClose={onClose}>
      <ChangeList list={list} />
    </Dialog>
  );
}

export function ChangeList({ list, documentId }: { list: DocumentList; documentId?: number }) {
  const { t } = useTranslation();
  const { changes, hasMore, state, load } = useChanges(list, documentId);
  const entries = (changes ?? []).map((change) => ({
    ...{ id: change.id, at: change.at },
    tone: change.action === 'removed' ? ('warning' as const) : ('plain' as const),
    title: (
      <RichText
        text={t(`documents.history.${actionOf(change)}`, {
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
      {hasMore && (
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

function actionOf({ action, after }: DocumentChange) {
  if (action !== 'edited') return action;
  return after['file_version'] ? 'replaced' : 'renamed';
}

interface LoadedChanges {
  list: DocumentChange[];
  next: number | null;
}

type State = 'idle' | 'loading' | 'failed';

function useChanges(list: DocumentList, documentId?: number) {
  const [loaded, setKnown] = useState<LoadedChanges>();
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    const controller = new AbortController();
    listChanges({ list, documentId }, controller.signal).then(
      (found) => {
        setKnown(found);
        setState('idle');
      },
      () => {
        if (!controller.signal.aborted) setState('failed');
      },
    );
    return () => controller.abort();
  }, [list, documentId]);
  const load = async () => {
    setState('loading');
    try {
      const found = await listChanges({ list, documentId, before: loaded?.next ?? undefined });
      setKnown({ list: [...(loaded?.list ?? []), ...found.list], next: found.next });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { changes: loaded?.list, hasMore: !loaded || loaded.next !== null, state, load };
}
