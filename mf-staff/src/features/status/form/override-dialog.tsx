import { SelectField, TextField, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useDateTime } from '../../../shared/date-time/company-time';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { reloadStatusPage, setOverride, type Override, type RemoteStatus } from '../api/status';

const OWN_BUILD = 'own';

interface OverrideDialogProps {
  choice: Override;
  /** Undefined when the remote does not exist; the gateway then reports an error. */
  remote: RemoteStatus | undefined;
  onClose: () => void;
}

/** Lets an employee use another build of a remote on the live site. */
export function OverrideDialog({ choice, remote, onClose }: OverrideDialogProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const versions = remote?.versions ?? [];
  const choices = versions.map(({ version, publishedAt }) => ({
    value: version,
    label: publishedAt ? `${version} (${dateTime(publishedAt)})` : version,
  }));
  const state = useSendForm({
    name: 'override',
    isSecret: true,
    initialValues: {
      version: choice.url === undefined ? (versions[0]?.version ?? OWN_BUILD) : OWN_BUILD,
      url: choice.url ?? '',
    },
    schema: ({ string }) => ({
      url: string().test('url', t('siteStatus.try.noUrl'), (url = '', { parent }) => {
        const { version } = parent as { version: string };
        return version !== OWN_BUILD || URL.canParse(url);
      }),
    }),
    send: ({ version, url }) => {
      const build = version === OWN_BUILD ? { url: url.trim() } : { version };
      return setOverride({ remote: choice.remote, ...build });
    },
    onSent: reloadStatusPage,
  });
  const isOwn = state.form.values.version === OWN_BUILD;
  return (
    <FormDialog
      title={t('siteStatus.try.title', { name: choice.remote })}
      state={state}
      label={t('siteStatus.try.send')}
      onClose={onClose}
    >
      <p>{t('siteStatus.try.lead')}</p>
      <SelectField
        name="version"
        label={t('siteStatus.version.name')}
        choices={[...choices, { value: OWN_BUILD, label: t('siteStatus.try.own') }]}
      />
      {isOwn && (
        <TextField
          name="url"
          type="url"
          label={t('siteStatus.try.url')}
          hint={t('siteStatus.try.urlHint')}
          required
        />
      )}
    </FormDialog>
  );
}
