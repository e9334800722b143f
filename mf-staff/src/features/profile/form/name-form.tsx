import { SendButton, SendForm, TextField, useSendForm } from '@phantom/forms';
import { getSession, setSession, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { renameAccount } from '../api/profile';

/** Changes the name. The session updates the frame in all tabs. */
export function NameForm({ name }: { name: string }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const state = useSendForm({
    name: 'profile-name',
    initialValues: { name },
    schema: ({ requiredText }) => ({ name: requiredText(t('register.noUsername')) }),
    send: async (values) => {
      await renameAccount(values.name.trim());
      const session = getSession();
      const user = session && { ...session.user, name: values.name.trim() };
      if (session && user) setSession({ ...session, user });
      toast(t('profile.name.done'));
    },
    onSent: () => void revalidate(),
  });
  return (
    <SendForm state={state}>
      <TextField name="name" label={t('profile.name.label')} required autoComplete="name" />
      <SendButton label={t('profile.name.save')} />
    </SendForm>
  );
}
