import { SendForm, TextField, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { Dialog } from '../../../shared/dialog/dialog';
import { DialogActions } from '../../../shared/dialog/form-dialog';
import { EmailField, isEmail } from '../../../shared/forms/email-field';
import { useThenReload } from '../../../shared/hooks/use-current-row';
import { invitePerson } from '../api/people';
import { chosenRights, RoleFields, roleValues, type RoleValues } from './role-fields';

interface Invitee extends RoleValues {
  email: string;
  name: string;
}

const NOBODY: Invitee = { email: '', name: '', ...roleValues({ type: null, rights: [] }) };

/** Makes an account for somebody, who sets its password by a mailed link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const thenReload = useThenReload();
  const state = useSendForm<Invitee>({
    name: 'invitation',
    initialValues: NOBODY,
    validate: ({ email, name, type }) => ({
      ...(!isEmail(email) && { email: t('signIn.invalidEmail') }),
      ...(!name.trim() && { name: t('people.invite.noName') }),
      ...(!type && { type: t('people.invite.noType') }),
    }),
    send: async (values) => {
      const { type } = values;
      const [email, name] = [values.email.trim(), values.name.trim()];
      const rights = chosenRights(values);
      if (type) await thenReload(invitePerson({ email, name, type, rights }));
      toast(t('people.invite.done', { email }));
    },
    onSent: onClose,
  });
  return (
    <Dialog title={t('people.invite.title')} isBusy={state.form.isSubmitting} onClose={onClose}>
      <p>{t('people.invite.lead')}</p>
      <SendForm state={state}>
        <EmailField isOwn={false} />
        <TextField name="name" label={t('people.columns.name')} required autoComplete="off" />
        <RoleFields
          type={state.form.values.type}
          types={['admin', 'Investor']}
          none={t('people.type.choose')}
        />
        <DialogActions label={t('people.invite.send')} onCancel={onClose} />
      </SendForm>
    </Dialog>
  );
}
