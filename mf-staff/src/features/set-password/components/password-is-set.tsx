import { useTranslation } from '@phantom/mf-kit';
import { DoneNote } from '../../../shared/entrance/done-note';
import { useSignInLink } from '../../../shared/entrance/use-sign-in-link';
import type { setPassword } from '../api/set-password';

/** Whose password was set. */
export type SetAccount = Awaited<ReturnType<typeof setPassword>>;

/** What comes next: the door that the account's role opens, or the wait for a role. */
export function PasswordIsSet({ account: { type } }: { account: SetAccount }) {
  const { t } = useTranslation();
  const link = useSignInLink(type);
  return (
    <DoneNote message={t('setPassword.done')} link={link}>
      <p>{t(type === null ? 'entrance.waiting' : 'setPassword.next')}</p>
    </DoneNote>
  );
}
