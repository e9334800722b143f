import { clearSession, Link, navigateTo, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { useDateTime } from '../../../shared/date-time/company-time';
import { toast } from '../../../shared/components/toasts';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import { useFocusAfterClose } from '../../../shared/hooks/use-focus-after-close';
import type { Login } from '../api/profile';
import { EndLoginDialog } from '../form/end-login-dialog';
import styles from './logins.module.css';

export function Logins({ logins, email }: { logins: Login[]; email: string }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [toEnd, setAsked] = useState<Login | 'all'>();
  const { target, requestFocus } = useFocusAfterClose<HTMLHeadingElement>(toEnd !== undefined);

  const onEnded = () => {
    // The pressed button disappears with its row.
    requestFocus();
    setAsked(undefined);
    if (toEnd === 'all') {
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
      <ul className="list-unstyled">
        {logins.map((login) => (
          <LoginRow key={login.id} login={login} onEnd={() => setAsked(login)} />
        ))}
      </ul>
      {toEnd && (
        <EndLoginDialog
          login={toEnd}
          email={email}
          onEnded={onEnded}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface LoginRowProps {
  login: Login;
  onEnd: () => void;
}

function LoginRow({ login, onEnd }: LoginRowProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { device, current, remember, created_at: since, last_used_at: usedAt } = login;
  return (
    <li className={styles.login}>
      <div>
        <p className={styles.device}>
          {device}
          {current && <span className={styles.current}>{t('profile.logins.current')}</span>}
        </p>
        <p className={styles.facts}>
          {t('profile.logins.used')} <RelativeTime at={usedAt} />
          {' · '}
          {t('profile.logins.since', { date: dateTime(since) })}
          {remember && ` · ${t('profile.logins.remembered')}`}
        </p>
      </div>
      {current ? (
        <Link className="btn btn-outline-primary btn-sm" to="/logout">
          {t('profile.logins.end')}
        </Link>
      ) : (
        <Button
          variant="outline-primary"
          size="sm"
          aria-label={t('profile.logins.endOne', { device })}
          onClick={onEnd}
        >
          {t('profile.logins.end')}
        </Button>
      )}
    </li>
  );
}
