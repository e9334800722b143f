import { SendForm, TextField, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { Dialog } from '../../../shared/dialog/dialog';
import { DialogActions } from '../../../shared/dialog/form-dialog';
import { EmailField } from '../../../shared/forms/email-field';
import { useReloadAfter } from '../../../shared/hooks/use-current-row';
import { invitePerson } from '../api/people';
import { RoleFields, toRights, toRoleValues, type RoleValues } from './role-fields';

interface Invitee extends RoleValues {
  email: string;
  name: string;
}

const EMPTY: Invitee = { email: '', name: '', ...toRoleValues({ type: null, rights: [] }) };

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const reloadAfter = useReloadAfter();
  const state = useSendForm<Invitee>({
    name: 'invitation',
    initialValues: EMPTY,
    schema: ({ email, requiredText }) => ({
      email: email(t('signIn.invalidEmail')),
      name: requiredText(t('people.invite.noName')),
      type: requiredText(t('people.invite.noType')),
    }),
    send: async (values) => {
      const { type } = values;
      const [email, name] = [values.email.trim(), values.name.trim()];
      const rights = toRights(values);
      if (type) await reloadAfter(invitePerson({ email, name, type, rights }));
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

          none={t('people.type.choose')}
        />
        <DialogActions label={t('people.invite.send')} onCancel={onClose} />
      </SendForm>
    </Dialog>
  );
}
