import { ApiError, useTranslation } from '@phantom/mf-kit';
import { Button, Skeleton } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { Timeline } from '../../../shared/timeline/timeline';
import type { ContentType } from '../api/entries';
import { listRevisions, type Revision } from '../api/revisions';
import { placeOf } from '../draft/entry-data';
import { useDraft, useDraftPart } from '../draft/use-draft';
import { LoadProblem } from '../load-problem';
import { DiffDialog, useUnchangedText } from './diff-dialog';
import styles from './revisions.module.css';

/** Who changed what, and when; any revision can be compared and restored. */
export function RevisionsPane({ type }: { type: ContentType }) {
  const { t } = useTranslation();
  const { revisions, problem, retry } = useRevisions();
  const [open, setOpen] = useState<Revision>();
  const title = useRevisionTitle();
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!revisions) return <Skeleton height="row" />;
  const entries = revisions.map((revision) => ({
    id: revision.number,
    at: revision.at,
    tone: revision.action === 'published' ? ('strong' as const) : ('plain' as const),
    title: (
      <>
        <span className={styles.number}>
          {t('content.revisions.number', { number: revision.number })} ·
        </span>{' '}
        {title(revision)}
      </>
    ),
    children: (
      <div className={styles.entry}>
        <ChangedFields type={type} revision={revision} />
        <Button size="sm" variant="outline-primary" onClick={() => setOpen(revision)}>
          {t('content.revisions.compare')}
          <span className="visually-hidden">
            : {t('content.revisions.number', { number: revision.number })}, {title(revision)}
          </span>
        </Button>
      </div>
    ),
  }));
  return (
    <div className={styles.pane}>
      <Timeline label={t('content.panes.revisions')} entries={entries} />
      {open && (
        <DiffDialog
          type={type}
          revision={open}
          isNewest={open.number === revisions[0]?.number}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** "Nadia Brooks published it". */
function useRevisionTitle() {
  const { t } = useTranslation();
  return ({ action, by, note }: Pick<Revision, 'action' | 'by' | 'note'>) =>
    t(`content.revisions.did.${action}`, {
      name: by ?? t('content.revisions.nobody'),
      note: note ?? '',
    });
}

const MOST_FIELDS = 6;

function ChangedFields({ type, revision }: { type: ContentType; revision: Revision }) {
  const { t, i18n } = useTranslation();
  const unchanged = useUnchangedText();
  const names = revision.changed.flatMap((path) => {
    const place = placeOf(type, path);
    if (!place) return [];
    const { field, language } = place;
    return [language ? `${field.label} (${language.toUpperCase()})` : field.label];
  });
  if (names.length === 0) return <p className={styles.fields}>{unchanged(revision)}</p>;
  const rest = names.length - MOST_FIELDS;
  const shown = names.slice(0, MOST_FIELDS);
  const all = rest > 0 ? [...shown, t('content.revisions.more', { count: rest })] : shown;
  return <p className={styles.fields}>{new Intl.ListFormat(i18n.language).format(all)}</p>;
}

/** The revisions, loaded again after each change of the entry. */
function useRevisions() {
  const { ref } = useDraft();
  const { service, id } = ref;
  const version = useDraftPart(({ entry }) => `${entry.version} ${entry.state}`);
  const [revisions, setRevisions] = useState<Revision[]>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    listRevisions({ service, id }, controller.signal).then(
      (list) => {
        setRevisions(list);
        setProblem(undefined);
      },
      (error: unknown) => {
        if (error instanceof ApiError) setProblem(error.message);
        else if (!controller.signal.aborted) throw error;
      },
    );
    return () => controller.abort();
  }, [service, id, version, attempt]);
  return { revisions, problem, retry: () => setAttempt((last) => last + 1) };
}
