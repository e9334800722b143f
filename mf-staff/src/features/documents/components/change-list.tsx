import { RichText, useTranslation } from '@phantom/mf-kit';
import { Button, SkeletonText } from '@phantom/ui';
import { Timeline } from '../../../shared/timeline/timeline';
import type { DocumentChange } from '../api/list-changes';
import type { DocumentList } from '../api/list-documents';
import { useChanges } from '../hooks/use-changes';

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
