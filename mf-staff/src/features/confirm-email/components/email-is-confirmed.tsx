import { useTranslation } from '@phantom/mf-kit';
import { DoneNote } from '../../../shared/entrance/done-note';
import { useSignInLink } from '../../../shared/entrance/use-sign-in-link';
import type { confirmEmail } from '../api/confirm-email';

/** Whose address was confirmed. */
export type ConfirmedAccount = Awaited<ReturnType<typeof confirmEmail>>;

export function EmailIsConfirmed({ account: { email, type } }: { account: ConfirmedAccount }) {
  const { t } = useTranslation();
  const link = useSignInLink(type);
  return (
    <DoneNote message={t('confirmEmail.done', { email })} link={link}>
      <p>{t(type === null ? 'entrance.waiting' : 'confirmEmail.next')}</p>
    </DoneNote>
  );
}
