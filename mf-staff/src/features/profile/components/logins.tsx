import { clearSession, navigateTo, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { useFocusOnceClosed } from '../../../shared/hooks/use-focus-once-closed';
import { toast } from '../../../shared/toast/toast-store';
import { endAllLogins } from '../api/end-all-logins';
import { endLogin } from '../api/end-login';
import type { Login } from '../api/get-profile';
import { LoginRow } from './login-row';
import styles from './logins.module.css';

/** Where one is signed in, and the ways to end it: one by one, or everywhere. */
export function Logins({ logins }: { logins: Login[] }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Login | 'all'>();
  const { target, wantFocus } = useFocusOnceClosed<HTMLHeadingElement>(asked !== undefined);

  const end = async () => {
    if (asked === 'all') return endAllLogins();
    if (asked) await endLogin(asked.id);
    toast(t('profile.logins.ended'));
    return revalidate();
  };
  const close = (isDone: boolean) => {
    // What was pressed is gone with its row.
    if (isDone) wantFocus();
    setAsked(undefined);
    if (!isDone || asked !== 'all') return;
    clearSession();
    navigateTo('/home', { replace: true });
  };

  return (
    <>
      <div className={styles.head}>
        <h2 ref={target} tabIndex={-1}>
          {t('profile.logins.title')}
        </h2>
        <Button variant="outline-danger" size="sm" onClick={() => setAsked('all')}>
          {t('profile.logins.endAll')}
        </Button>
      </div>
      <ul className={styles.list}>
        {logins.map((login) => (
          <LoginRow key={login.id} login={login} onEnd={() => setAsked(login)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={
            asked === 'all'
              ? t('profile.logins.allQuestion')
              : t('profile.logins.question', { device: asked.device })
          }
          label={t(asked === 'all' ? 'profile.logins.endAll' : 'profile.logins.end')}
          isDangerous
          onConfirm={end}
          onClose={close}
        >
          <p>{t(asked === 'all' ? 'profile.logins.allText' : 'profile.logins.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
