import { SendButton, SendForm, TextField, useSendForm } from '@phantom/forms';
import { getSession, setSession, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { useRef } from 'react';
import { toast } from '../../../shared/components/toasts';
import { renameAccount } from '../api/profile';

/** Changes the name. The session updates the frame in all tabs. */
export function NameForm({ name }: { name: string }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const saved = useRef(name);
  const state = useSendForm({
    name: 'profile-name',
    initialValues: { name },
    schema: ({ requiredText }) => ({ name: requiredText(t('register.noUsername')) }),
    send: async (values) => {
      saved.current = values.name.trim();
      await renameAccount(saved.current);
      const session = getSession();
      const user = session && { ...session.user, name: saved.current };
      if (session && user) setSession({ ...session, user });
      toast(t('profile.name.done'));
    },
    onSent: () => {
      // What was saved is what a further change begins with.
      state.form.resetForm({ values: { name: saved.current } });
      void revalidate();
    },
  });
  return (
    <SendForm state={state}>
      <TextField name="name" label={t('profile.name.label')} required autoComplete="name" />
      <SendButton label={t('profile.name.save')} />
    </SendForm>
  );
}
