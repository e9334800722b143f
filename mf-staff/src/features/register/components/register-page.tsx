import { useTranslation } from '@phantom/mf-kit';
import { DoneNote } from '../../../shared/entrance/done-note';
import { EntranceLayout } from '../../../shared/entrance/entrance-layout';
import { WayBack } from '../../../shared/entrance/way-back';
import { useRegisterForm } from '../hooks/use-register-form';
import { RegisterForm } from './register-form';

/** Makes an account, and says what has to happen before it opens anything. */
export function RegisterPage() {
  const { t } = useTranslation();
  const { state, registered } = useRegisterForm();
  return (
    <EntranceLayout
      eyebrow={t('register.eyebrow')}
      title={t('register.title')}
      lead={t('register.lead')}
    >
      {registered === undefined ? (
        <RegisterForm state={state} />
      ) : (
        <DoneNote message={t('register.done')}>
          <ol>
            <li>{t('register.next.confirm', { email: registered })}</li>
            <li>{t('register.next.role')}</li>
            <li>{t('register.next.signIn')}</li>
          </ol>
        </DoneNote>
      )}
      <WayBack />
    </EntranceLayout>
  );
}
