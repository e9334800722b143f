import type { Application } from '../api';
import { useApplicationTexts } from '../application-texts';
import styles from './state-label.module.css';

/** The state as text; colour is only an addition. */
export function StateLabel({ state }: Pick<Application, 'state'>) {
  const { t } = useApplicationTexts();
  return <span className={`${styles.state} ${styles[state]}`}>{t(`state.${state}`)}</span>;
}
