import { ApiError, useTranslation } from '@phantom/mf-kit';
import { Button, Skeleton } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { useDateTime } from '../../../shared/date-time/company-time';
import { toast } from '../../../shared/components/toasts';
import { Dialog } from '../../../shared/dialog/dialog';
import type { ContentType } from '../api/entries';
import { getRevision, restoreRevision, type Revision, type RevisionDetail } from '../api/revisions';
import { isSameValue, pathsOf, valueAt, type EntryData } from '../draft/entry-data';
import { useDraft, useDraftPart } from '../draft/use-draft';
import { useEntryChange } from '../draft/use-entry-change';
import { FieldDiff } from './field-diff';
import choices from '../choices.module.css';
import styles from './revisions.module.css';

interface DiffDialogProps {
  type: ContentType;
  revision: Revision;
  isNewest: boolean;
  onClose: () => void;
}

/** What a revision changed, or how it differs from the draft; and the way back to it. */
export function DiffDialog({ type, revision, isNewest, onClose }: DiffDialogProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { detail, problem } = useRevision(revision.number);
  const { draft, state } = useDraftPart(({ entry }) => entry);
  const unchanged = useUnchangedText();
  const [against, setAgainst] = useState<'before' | 'draft'>('before');
  const canRestore = !isNewest && state !== 'deleted';
  return (
    <Dialog
      isWide
      title={t('content.revisions.title', { number: revision.number, at: dateTime(revision.at) })}
      onClose={onClose}
    >
      {!isNewest && (
        <div
          role="group"
          aria-label={t('content.revisions.against')}
          className={`${choices.choices} ${styles.against}`}
        >
          {(['before', 'draft'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === against}
              onClick={() => setAgainst(each)}
            >
              {t(`content.revisions.versus.${each}`)}
            </button>
          ))}
        </div>
      )}
      {problem && (
        <p role="alert" className="alert alert-danger">
          {problem}
        </p>
      )}
      {!detail && !problem && <Skeleton height="row" />}
      {detail && (
        <Differences
          type={type}
          before={against === 'draft' ? detail.data : detail.before}
          after={against === 'draft' ? draft : detail.data}
          same={against === 'draft' ? t('content.revisions.sameAsDraft') : unchanged(revision)}
        />
      )}
      {canRestore && <RestoreButton number={revision.number} onDone={onClose} />}
    </Dialog>
  );
}

interface DifferencesProps {
  type: ContentType;
  before: EntryData | null;
  after: EntryData;
  /** What is said where nothing differs. */
  same: string;
}

function Differences({ type, before, after, same }: DifferencesProps) {
  const old = before ?? { values: {}, texts: {} };
  const paths = pathsOf(type).filter(
    (path) => !isSameValue(valueAt(old, path), valueAt(after, path)),
  );
  if (paths.length === 0) return <p>{same}</p>;
  return paths.map((path) => (
    <FieldDiff
      key={path}
      type={type}
      path={path}
      before={valueAt(old, path)}
      after={valueAt(after, path)}
    />
  ));
}

function RestoreButton({ number, onDone }: { number: number; onDone: () => void }) {
  const { t } = useTranslation();
  const { ref } = useDraft();
  const change = useEntryChange();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const restore = async () => {
    setBusy(true);
    try {
      await change(() => restoreRevision(ref, number));
      toast(t('content.revisions.restored'));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      setBusy(false);
    }
  };
  return (
    <div className={styles.restore}>
      {problem && (
        <p role="alert" className="alert alert-danger">
          {problem}
        </p>
      )}
      <Button aria-disabled={isBusy} onClick={isBusy ? undefined : () => void restore()}>
        {t('content.revisions.restore')}
      </Button>
      <p className="mb-0 text-body-secondary">{t('content.revisions.restoreText')}</p>
    </div>
  );
}

function useRevision(number: number) {
  const { ref } = useDraft();
  const { service, id } = ref;
  const [detail, setDetail] = useState<RevisionDetail>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    getRevision({ service, id }, number, controller.signal).then(setDetail, (error: unknown) => {
      if (error instanceof ApiError) setProblem(error.message);
      else if (!controller.signal.aborted) throw error;
    });
    return () => controller.abort();
  }, [service, id, number]);
  return { detail, problem };
}

/** What happened where no field changed: "No field changed; visitors saw it from then on." */
export function useUnchangedText() {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return ({ action, note }: Pick<Revision, 'action' | 'note'>) =>
    action === 'scheduled' && note
      ? t('content.revisions.goesLive', { at: dateTime(note) })
      : t(`content.revisions.unchanged.${action}`);
}
