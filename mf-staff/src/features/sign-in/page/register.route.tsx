import { type RouteHandle, useTranslation } from '@phantom/mf-kit';
import { RegisterForm, useRegisterForm } from '../form/register-form';
import { DoneNote } from './done-note';
import { EntranceLayout, WayBack } from './sign-in-layout';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('register.title'),
    description: t('register.description'),
    breadcrumbs: [{ name: t('register.title'), path: '/register' }],
  }),
};

/** Makes an account, and says what has to happen before it opens anything. */
function RegisterPage() {
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

export { RegisterPage as Component };
