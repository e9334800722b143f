import { useTranslation } from '@phantom/mf-kit';
import type { Person } from '../api/people';
import styles from '../../../shared/components/state-dot.module.css';

/** The state as text; colour is only an addition. */
export function PersonState({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { state, email_confirmed: isConfirmed } = person;
  return (
    <>
      <span className={`${styles.state} ${styles[state]}`}>{t(`people.state.${state}`)}</span>
      {!isConfirmed && state !== 'invited' && (
        <small className="d-block text-body-secondary">{t('people.unconfirmed')}</small>
      )}
    </>
  );
}
