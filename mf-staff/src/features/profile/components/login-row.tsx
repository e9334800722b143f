import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Moment } from '../../../shared/moment/moment';
import type { Login } from '../api/get-profile';
import styles from './logins.module.css';

interface Props {
  login: Login;
  onEnd: () => void;
}

/** One login: on what, since when, and the way to end it. */
export function LoginRow({ login, onEnd }: Props) {
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
