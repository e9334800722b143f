import { useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { RegisterForm, useRegisterForm } from '../form/register-form';
import { BackToLoginLink, SignInLayout } from './sign-in-layout';
import { SuccessNote } from './success-note';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('register.title'),
    description: t('register.description'),
    breadcrumbs: [{ name: t('register.title'), path: '/register' }],
  }),
};

function RegisterPage() {
  const { t } = useTranslation();
  const { state, registered } = useRegisterForm();
  return (
    <SignInLayout
      eyebrow={t('register.eyebrow')}
      title={t('register.title')}
      lead={t('register.lead')}
    >
      {registered === undefined ? (
        <RegisterForm state={state} />
      ) : (
        <SuccessNote message={t('register.done')}>
          <ol>
            <li>{t('register.next.confirm', { email: registered })}</li>
            <li>{t('register.next.role')}</li>
            <li>{t('register.next.signIn')}</li>
          </ol>
        </SuccessNote>
      )}
      <BackToLoginLink />
    </SignInLayout>
  );
}

export { RegisterPage as Component };
