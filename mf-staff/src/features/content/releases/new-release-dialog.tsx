import { SelectField, TextField, useSendForm } from '@phantom/forms';
import { useNavigate, useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { createRelease } from '../api/releases';
import { CONTENT_SERVICES, type ContentService } from '../../../shared/content-services';

interface ReleaseValues {
  name: string;
  service: ContentService;
}

/** A release has entries of one service, because they go live in one transaction. */
export function NewReleaseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = useSendForm<ReleaseValues>({
    name: 'new-release',
    initialValues: { name: '', service: 'content' },
    schema: ({ string }) => ({
      name: string().trim().required(t('releases.rules.name')).max(120, t('releases.rules.long')),
    }),
    send: async ({ name, service }) => {
      const { id } = await createRelease(service, name);
      await navigate(`/content/releases/${service}/${id}`);
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('releases.new')}
      state={state}
      label={t('releases.create')}
      onClose={onClose}
    >
      <TextField name="name" label={t('releases.name')} required />
      <SelectField
        name="service"
        label={t('releases.service')}
        choices={CONTENT_SERVICES.map((value) => ({
          value,
          label: t(`releases.services.${value}`),
        }))}
      />
    </FormDialog>
  );
}
