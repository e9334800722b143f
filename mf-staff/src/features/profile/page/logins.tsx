import {
  clearSession,
  Link,
  navigateTo,
  useFormat,
  useRevalidator,
  useTranslation,
} from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { Moment } from '../../../shared/date-time/relative-time';
import { useFocusOnceClosed } from '../../../shared/hooks/use-focus-once-closed';
import type { Login } from '../api/profile';
import { EndDialog } from '../form/end-dialog';
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

interface LoginRowProps {
  login: Login;
  onEnd: () => void;
}

/** One login: on what, since when, and the way to end it. */
function LoginRow({ login, onEnd }: LoginRowProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { device, current, remember, created_at: since, last_used_at: usedAt } = login;
  return (
    <li className={styles.login}>
      <div>
        <p className={styles.device}>
          {device}
          {current && <span className={styles.current}>{t('profile.logins.current')}</span>}
        </p>
        <p className={styles.facts}>
          {t('profile.logins.used')} <Moment at={usedAt} />
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
