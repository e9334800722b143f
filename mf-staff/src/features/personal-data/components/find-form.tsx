import { SendButton, SendForm, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { EmailField } from '../../../shared/entrance/email-field';
import { isEmail } from '../../../shared/entrance/is-email';
import type { Person } from '../../../shared/personal-data/parts';
import styles from './find-form.module.css';

/** Asks whose data is wanted. The address goes into no history and no storage. */
export function FindForm({ onFind }: { onFind: (person: Person) => Promise<void> }) {
  const { t } = useTranslation();
  const state = useSendForm({
    name: 'personal-data',
    isSecret: true,
    initialValues: { email: '' },
    validate: ({ email }) => (isEmail(email) ? {} : { email: t('signIn.invalidEmail') }),
    send: ({ email }) => onFind({ email: email.trim() }),
    onSent: () => undefined,
  });
  return (
    <SendForm state={state} className={styles.form}>
      <EmailField isOwn={false} />
      <SendButton label={t('personalData.find')} busyLabel={t('personalData.finding')} />
    </SendForm>
  );
}
