import { useTranslation } from '@phantom/mf-kit';
import type { State } from '../api/sources';
import styles from './state-label.module.css';

/** The state as text; colour is only an addition. */
export function StateLabel({ state }: { state: State }) {
  const { t } = useTranslation();
  return (
    <span className={`${styles.state} ${styles[state]}`}>{t(`enquiries.state.${state}`)}</span>
  );
}
