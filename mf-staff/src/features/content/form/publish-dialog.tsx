import { ChoiceField, TextField, useSendForm, type Rules } from '@phantom/forms';
import { useTranslation, type TFunction } from '@phantom/mf-kit';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import {
  fromCompanyInput,
  isFutureInput,
  toCompanyInput,
} from '../../../shared/date-time/company-input';
import { useNow } from '../../../shared/date-time/use-now';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import type { ContentType } from '../api/entries';
import { publishEntry } from '../api/publishing';
import type { DraftSession } from '../draft/draft-session';
import { pathsOf } from '../draft/entry-data';
import { useDraft, useDraftState } from '../draft/use-draft';
import { useEntryChange } from '../draft/use-entry-change';
import { FieldLink } from './field-link';
import type { PublicationProblem } from './field-schema';
import styles from './publish-dialog.module.css';
import { usePublishedText } from './use-published-text';
import { useZoneHint } from './use-zone-hint';

interface PublishValues {
  when: 'now' | 'later';
  publish_at: string;
  unpublish_at: string;
}

interface PublishDialogProps {
  type: ContentType;
  onClose: () => void;
}

/** Publishes now or at a time, and until a time. */
export function PublishDialog({ type, onClose }: PublishDialogProps) {
  const { t } = useTranslation();
  const zoneHint = useZoneHint();
  const now = useNow();
  const { problems, check } = useProblems(type);
  const problemList = useRef<HTMLDivElement>(null);
  const state = usePublishForm(onClose);
  const { when, publish_at, unpublish_at } = state.form.values;
  const isLater = when === 'later';
  const submit = async () => {
    // The list states what prevents it: a message of the form would say it twice.
    if ((await check()).length > 0) problemList.current?.focus();
    else await state.submit();
  };
  return (
    <FormDialog
      title={t('content.publish.title')}
      state={{ ...state, submit }}
      label={t(isLater ? 'content.publish.schedule' : 'content.publish.submit')}
      onClose={onClose}
    >
      <div ref={problemList} role="alert" tabIndex={-1}>
        <Problems type={type} problems={problems} onLeave={onClose} />
      </div>
      <ChoiceField
        name="when"
        label={t('content.publish.when')}
        choices={(['now', 'later'] as const).map((value) => ({
          value,
          label: t(`content.publish.${value}`),
        }))}
      />
      <div className={styles.times}>
        {isLater && (
          <TextField
            name="publish_at"
            type="datetime-local"
            label={t('content.publish.at')}
            hint={zoneHint(publish_at)}
            min={toCompanyInput(now)}
            required
          />
        )}
        <TextField
          name="unpublish_at"
          type="datetime-local"
          label={t('content.publish.until')}
          hint={zoneHint(unpublish_at)}
          min={toCompanyInput(now)}
        />
      </div>
    </FormDialog>
  );
}

function usePublishForm(onClose: () => void) {
  const { t } = useTranslation();
  const { ref } = useDraft();
  const { entry } = useDraftState();
  const change = useEntryChange();
  const publishedText = usePublishedText();
  const initialValues: PublishValues = {
    when: entry.publish_at ? 'later' : 'now',
    publish_at: entry.publish_at ? toCompanyInput(entry.publish_at) : '',
    unpublish_at: entry.unpublish_at ? toCompanyInput(entry.unpublish_at) : '',
  };
  return useSendForm<PublishValues>({
    name: `publish-${ref.service}-${ref.id}`,
    initialValues,
    schema: (rules) => publishSchema(rules, t),
    send: async ({ when, publish_at, unpublish_at }) => {
      await change((version) =>
        publishEntry(ref, {
          version,
          publish_at: (when === 'later' && fromCompanyInput(publish_at)) || undefined,
          unpublish_at: fromCompanyInput(unpublish_at) ?? undefined,
        }),
      );
      toast(publishedText({ when, publish_at }));
    },
    onSent: onClose,
  });
}

function publishSchema({ string }: Rules, t: TFunction) {
  const past = t('content.publish.rules.past');
  return {
    publish_at: string().when('when', {
      is: 'later',
      then: (at) => at.required(t('content.publish.rules.at')).test('future', past, isFutureInput),
    }),
    unpublish_at: string()
      .test('future', past, isFutureInput)
      .test('order', t('content.publish.rules.order'), (value, { parent }) => {
        const { when, publish_at } = parent as PublishValues;
        return !value || when === 'now' || !publish_at || value > publish_at;
      }),
  };
}

async function findProblems(type: ContentType, draft: DraftSession, t: TFunction) {
  const { publicationProblems } = await import(
    /* webpackChunkName: "content-rules" */ './field-schema'
  );
  return publicationProblems(type, pathsOf(type), draft.valueOf, t);
}

/** What prevents the publication: as the dialog opened, and as it is at each attempt. */
function useProblems(type: ContentType) {
  const { t } = useTranslation();
  const draft = useDraft();
  const [problems, setProblems] = useState<PublicationProblem[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void findProblems(type, draft, t).then((found) => isCurrent && setProblems(found));
    return () => {
      isCurrent = false;
    };
  }, [type, draft, t]);
  const check = async () => {
    const found = await findProblems(type, draft, t);
    setProblems(found);
    return found;
  };
  return { problems, check };
}

interface ProblemsProps {
  type: ContentType;
  problems: readonly PublicationProblem[];
  onLeave: () => void;
}

/** The fields that are empty or wrong, each with the way to it. */
function Problems({ type, problems, onLeave }: ProblemsProps) {
  const { t } = useTranslation();
  const missing = problems.filter(({ isMissing }) => isMissing);
  const wrong = problems.filter(({ isMissing }) => !isMissing);
  if (problems.length === 0) return null;
  return (
    <div className={styles.problemList}>
      {missing.length > 0 && (
        <>
          <p>{t('content.publish.missing')}</p>
          <ul className={styles.links}>
            {missing.map(({ path }) => (
              <li key={path}>
                <FieldLink type={type} path={path} onFollow={onLeave} />
              </li>
            ))}
          </ul>
        </>
      )}
      {wrong.length > 0 && (
        <>
          <p>{t('content.publish.wrong')}</p>
          <ul className={styles.links}>
            {wrong.map(({ path, message }) => (
              <li key={path}>
                <FieldLink type={type} path={path} onFollow={onLeave} /> {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
