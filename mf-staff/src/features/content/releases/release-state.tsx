import { useTranslation } from '@phantom/mf-kit';
import type { ReleaseRow } from '../api/releases';
import styles from './releases.module.css';

/** A release that failed says so: it waits for somebody. */
export function ReleaseState({ release: { state, failure } }: { release: ReleaseRow }) {
  const { t } = useTranslation();
  const shown = failure !== null && state === 'scheduled' ? 'failed' : state;
  return (
    <span className={`${styles.state} ${styles[shown] ?? ''}`}>
      {t(`releases.states.${shown}`)}
    </span>
  );
}
