import { ChoiceField, TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import {
  fromCompanyInput,
  isFutureInput,
  toCompanyInput,
} from '../../../shared/date-time/company-input';
import { useNow } from '../../../shared/date-time/use-now';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useDialogForm } from '../../../shared/dialog/use-dialog-form';
import { publishRelease, type Release, type ReleaseRef } from '../api/releases';
import { usePublishedText } from '../form/use-published-text';
import { useZoneHint } from '../form/use-zone-hint';

interface PublishValues {
  when: 'now' | 'later';
  publish_at: string;
}

interface PublishReleaseDialogProps {
  release: ReleaseRef;
  row: Release;
  onClose: () => void;
}

/** All of it goes live, now or at a time, or nothing. */
export function PublishReleaseDialog({ release, row, onClose }: PublishReleaseDialogProps) {
  const { t } = useTranslation();
  const zoneHint = useZoneHint();
  const publishedText = usePublishedText();
  const now = useNow();
  const state = useDialogForm<PublishValues>({
    name: `publish-release-${release.service}-${release.id}`,
    initialValues: {
      when: row.publish_at ? 'later' : 'now',
      publish_at: row.publish_at ? toCompanyInput(row.publish_at) : '',
    },
    schema: ({ string }) => ({
      publish_at: string().when('when', {
        is: 'later',
        then: (at) =>
          at
            .required(t('content.publish.rules.at'))
            .test('future', t('content.publish.rules.past'), isFutureInput),
      }),
    }),
    send: ({ when, publish_at }) =>
      publishRelease(release, {
        version: row.version,
        publish_at: (when === 'later' && fromCompanyInput(publish_at)) || undefined,
      }),
    done: publishedText,
    onClose,
  });
  const isLater = state.form.values.when === 'later';
  return (
    <FormDialog
      title={t('releases.publish.title', { name: row.name })}
      state={state}
      label={t(isLater ? 'content.publish.schedule' : 'content.publish.submit')}
      onClose={onClose}
    >
      <p>{t('releases.publish.text', { count: row.items.length })}</p>
      <ChoiceField
        name="when"
        label={t('content.publish.when')}
        choices={(['now', 'later'] as const).map((value) => ({
          value,
          label: t(`content.publish.${value}`),
        }))}
      />
      {isLater && (
        <TextField
          name="publish_at"
          type="datetime-local"
          label={t('content.publish.at')}
          hint={zoneHint(state.form.values.publish_at)}
          min={toCompanyInput(now)}
          required
        />
      )}
    </FormDialog>
  );
}
