import { useTranslation, type SessionUser } from '@phantom/mf-kit';

/** The door for an account with this role; undefined for one that opens none yet. */
export const useSignInLink = (type: SessionUser['type']) => {
  const { t } = useTranslation();
  if (type === null) return undefined;
  return type === 'Investor'
    ? { to: '/investors/login', label: t('entrance.signIn') }
    : { to: '/login', label: t('entrance.signIn') };
};
