import { ChoiceField, TextField, useSendForm, type Rules } from '@phantom/forms';
import { ApiError, useTranslation, type TFunction } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import type { ContentType } from '../api/entries';
import { publishEntry } from '../api/publishing';
import { missingFields, pathsOf } from '../draft/entry-data';
import { useDraft, useDraftState } from '../draft/use-draft';
import { useEntryChange } from '../draft/use-entry-change';
import { timeZoneName, toLocalInput, toUtc } from './local-time';
import styles from './publish-dialog.module.css';

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
  const { t, i18n } = useTranslation();
  const state = usePublishForm(type, onClose);
  const isLater = state.form.values.when === 'later';
  return (
    <FormDialog
      title={t('content.publish.title')}
      state={state}
      label={t(isLater ? 'content.publish.schedule' : 'content.publish.submit')}
      onClose={onClose}
    >
      <Missing type={type} />
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
            min={toLocalInput(new Date().toISOString())}
            required
          />
        )}
        <TextField
          name="unpublish_at"
          type="datetime-local"
          label={t('content.publish.until')}
          min={toLocalInput(new Date().toISOString())}
        />
      </div>
      <p className={styles.zone}>
        {t('content.publish.zone', { zone: timeZoneName(i18n.language) })}
      </p>
    </FormDialog>
  );
}

function usePublishForm(type: ContentType, onClose: () => void) {
  const { t } = useTranslation();
  const draft = useDraft();
  const { ref } = draft;
  const { entry } = useDraftState();
  const change = useEntryChange();
  const initialValues: PublishValues = {
    when: entry.publish_at ? 'later' : 'now',
    publish_at: entry.publish_at ? toLocalInput(entry.publish_at) : '',
    unpublish_at: entry.unpublish_at ? toLocalInput(entry.unpublish_at) : '',
  };
  return useSendForm<PublishValues>({
    name: `publish-${ref.service}-${ref.id}`,
    initialValues,
    schema: (rules) => publishSchema(rules, t),
    send: async ({ when, publish_at, unpublish_at }) => {
      const { publicationProblems } = await import(
        /* webpackChunkName: "content-rules" */ './field-schema'
      );
      const problems = publicationProblems(type, pathsOf(type), draft.valueOf, t);
      if (problems.length > 0) throw new ApiError(problems.join(' '), 422);
      await change((version) =>
        publishEntry(ref, {
          version,
          publish_at: (when === 'later' && toUtc(publish_at)) || undefined,
          unpublish_at: toUtc(unpublish_at) ?? undefined,
        }),
      );
      toast(t(`content.publish.done.${when}`));
    },
    onSent: onClose,
  });
}

const isFuture = (local: string) => new Date(local).getTime() > Date.now();

function publishSchema({ string }: Rules, t: TFunction) {
  return {
    publish_at: string().when('when', {
      is: 'later',
      then: (at) =>
        at
          .required(t('content.publish.rules.at'))
          .test('future', t('content.publish.rules.past'), (value) => !value || isFuture(value)),
    }),
    unpublish_at: string()
      .test('future', t('content.publish.rules.past'), (value) => !value || isFuture(value))
      .test('order', t('content.publish.rules.order'), (value, { parent }) => {
        const { when, publish_at } = parent as PublishValues;
        return !value || when === 'now' || !publish_at || value > publish_at;
      }),
  };
}

/** The required fields that are still empty. */
function Missing({ type }: { type: ContentType }) {
  const { t, i18n } = useTranslation();
  const draft = useDraft();
  const labels = missingFields(type, draft.valueOf).map(({ label }) => label);
  if (labels.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <p role="alert" className="alert alert-warning mb-3">
      {t('content.publish.missing', { fields: list.format(labels) })}
    </p>
  );
}
