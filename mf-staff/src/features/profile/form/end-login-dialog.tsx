import { useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { endAllLogins, endLogin, type Login } from '../api/profile';
import { CurrentPasswordField } from './password-form';

interface EndLoginDialogProps {
  login: Login | 'all';
  email: string;
  onEnded: () => void;
  onClose: () => void;
}

/** Ends one or all sign-ins. Asks for the password, because another person may use the open page. */
export function EndLoginDialog({ login, email, onEnded, onClose }: EndLoginDialogProps) {
  const { t } = useTranslation();
  const isAll = login === 'all';
  const state = useSendForm({
    name: 'end-login',
    isSecret: true,
    initialValues: { current_password: '' },
    schema: ({ string }) => ({ current_password: string().required(t('signIn.noPassword')) }),
    send: async ({ current_password: password }) => {
      await (isAll ? endAllLogins(password) : endLogin(login.id, password));
    },
    onSent: onEnded,
  });
  return (
    <FormDialog
      title={
        isAll
          ? t('profile.logins.allQuestion')
          : t('profile.logins.question', { device: login.device })
      }
      state={state}
      label={t(isAll ? 'profile.logins.endAll' : 'profile.logins.end')}
      onClose={onClose}
    >
      <p>{t(isAll ? 'profile.logins.allText' : 'profile.logins.text')}</p>
      <CurrentPasswordField email={email} />
    </FormDialog>
  );
}
