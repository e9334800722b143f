import { ChoiceField, SelectField, TextField, useSendForm } from '@phantom/forms';
import { useNavigate, useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import type { EntryRef } from '../api/entries';
import { addToRelease, createRelease, type ReleaseRow } from '../api/releases';

interface AddToReleaseDialogProps {
  ref: EntryRef;
  title: string;
  /** The open ones of its service. */
  releases: ReleaseRow[];
  onClose: () => void;
}

interface AddValues {
  /** Empty for a new one. */
  release: string;
  name: string;
  action: 'publish' | 'unpublish';
}

/** Adds an entry to an open release, or to a new one. */
export function AddToReleaseDialog({ ref, title, releases, onClose }: AddToReleaseDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { service, id } = ref;
  const state = useSendForm<AddValues>({
    name: `add-to-release-${service}-${id}`,
    initialValues: { release: String(releases[0]?.id ?? ''), name: '', action: 'publish' },
    schema: ({ string }) => ({
      name: string().when('release', {
        is: '',
        then: (name) =>
          name.trim().required(t('releases.rules.name')).max(120, t('releases.rules.long')),
      }),
    }),
    send: async ({ release, name, action }) => {
      const target = release ? Number(release) : (await createRelease(service, name)).id;
      await addToRelease({ service, id: target }, { entry_id: id, action });
      await navigate(`/content/releases/${service}/${target}`);
    },
    onSent: () => undefined,
  });
  const isNew = state.form.values.release === '';
  return (
    <FormDialog
      title={t('releases.add.title', { title })}
      state={state}
      label={t('releases.add.submit')}
      onClose={onClose}
    >
      <SelectField
        name="release"
        label={t('releases.add.release')}
        choices={[
          ...releases.map((release) => ({ value: String(release.id), label: release.name })),
          { value: '', label: t('releases.new') },
        ]}
      />
      {isNew && <TextField name="name" label={t('releases.name')} required />}
      <ChoiceField
        name="action"
        label={t('releases.add.action')}
        choices={(['publish', 'unpublish'] as const).map((value) => ({
          value,
          label: t(`releases.actions.${value}`),
        }))}
      />
    </FormDialog>
  );
}
