import { clearSession, navigateTo, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { useFocusOnceClosed } from '../../../shared/hooks/use-focus-once-closed';
import { toast } from '../../../shared/toast/toast-store';
import type { Login } from '../api/get-profile';
import { EndDialog } from './end-dialog';
import { LoginRow } from './login-row';
import styles from './logins.module.css';

/** Where one is signed in, and the ways to end it: one by one, or everywhere. */
export function Logins({ logins, email }: { logins: Login[]; email: string }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Login | 'all'>();
  const { target, wantFocus } = useFocusOnceClosed<HTMLHeadingElement>(asked !== undefined);

  const onEnded = () => {
    // What was pressed is gone with its row.
    wantFocus();
    setAsked(undefined);
    if (asked === 'all') {
      clearSession();
      navigateTo('/home', { replace: true });
      return;
    }
    toast(t('profile.logins.ended'));
    void revalidate();
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
        <EndDialog
          login={asked}
          email={email}
          onEnded={onEnded}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
