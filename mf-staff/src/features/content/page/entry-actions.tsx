import { Link, prefixedPath, useNavigate, useTranslation, type Language } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { lazy, Suspense, useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { ActionMenu } from '../action-menu';
import { createEntry, type ContentType, type Entry } from '../api/entries';
import { useDraft, useDraftState } from '../draft/use-draft';
import { useIsPublisher } from '../rights';
import { ConfirmEntryAction, type ConfirmedAction } from './confirm-entry-action';

const PublishDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-editor" */ '../form/publish-dialog'))
    .PublishDialog,
}));
const ReviewDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-editor" */ '../form/review-dialog'))
    .ReviewDialog,
}));

type Task = 'publish' | 'review' | ConfirmedAction;

/** What the person may do with the entry. */
export function EntryActions({ type }: { type: ContentType }) {
  const { t } = useTranslation();
  const { entry } = useDraftState();
  const isPublisher = useIsPublisher();
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const isDeleted = entry.state === 'deleted';
  return (
    <>
      {isDeleted && isPublisher && (
        <Button onClick={() => setTask('undelete')}>{t('content.actions.undelete')}</Button>
      )}
      {!isDeleted && (
        <>
          <MoreActions type={type} onChoose={setTask} />
          {isPublisher ? (
            <Button
              variant={entry.state === 'published' ? 'outline-primary' : 'primary'}
              onClick={() => setTask('publish')}
            >
              {t('content.actions.publish')}
            </Button>
          ) : (
            <Button onClick={() => setTask('review')}>{t('content.actions.review')}</Button>
          )}
        </>
      )}
      <Suspense fallback={null}>
        {task === 'publish' && <PublishDialog type={type} onClose={close} />}
        {task === 'review' && <ReviewDialog onClose={close} />}
        {task && task !== 'publish' && task !== 'review' && (
          <ConfirmEntryAction action={task} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

interface MoreActionsProps {
  type: ContentType;
  onChoose: (task: Task) => void;
}

function MoreActions({ type, onChoose }: MoreActionsProps) {
  const { t, i18n } = useTranslation();
  const { entry } = useDraftState();
  const isPublisher = useIsPublisher();
  const duplicate = useDuplicate(type);
  const tasks = isPublisher ? tasksOf(entry, type) : [];
  const isShown = entry.path !== null && entry.published !== null;
  const { service, id } = useDraft().ref;
  const isMailed = service === 'content' && type.name === 'newsletter' && isShown;
  return (
    <ActionMenu label={t('content.actions.more')}>
      {isShown && (
        <Link
          to={prefixedPath(entry.path ?? '', i18n.language as Language)}
          target="_blank"
          reloadDocument
        >
          {t('content.actions.view')}
        </Link>
      )}
      {type.form === 'collection' && (
        <button type="button" onClick={() => void duplicate()}>
          {t('content.actions.duplicate')}
        </button>
      )}
      <Link to={`/content/releases?add=${service}/${id}`}>{t('content.actions.addToRelease')}</Link>
      {isMailed && (
        <Link to={`/content/newsletters-mail/${entry.number}`}>{t('content.actions.mail')}</Link>
      )}
      {tasks.map((task) => (
        <button key={task} type="button" onClick={() => onChoose(task)}>
          {t(`content.actions.${task}`)}
        </button>
      ))}
    </ActionMenu>
  );
}

function tasksOf(entry: Entry, { form }: ContentType): ConfirmedAction[] {
  const isPublished = entry.published !== null;
  const isScheduled = entry.publish_at !== null || entry.unpublish_at !== null;
  const tasks: [ConfirmedAction, boolean][] = [
    ['cancel-schedule', isScheduled],
    ['undo', isPublished],
    ['unpublish', isPublished && form === 'collection'],
    ['remove', form === 'collection'],
  ];
  return tasks.filter(([, isPossible]) => isPossible).map(([task]) => task);
}

function useDuplicate({ name }: ContentType) {
  const { t } = useTranslation();
  const draft = useDraft();
  const navigate = useNavigate();
  const { service, id } = draft.ref;
  return async () => {
    await draft.flush();
    const copy = await createEntry(service, { type: name, copy_of: id });
    toast(t('content.list.duplicated'));
    await navigate(`/content/${service}/${name}/${copy.id}`);
  };
}
