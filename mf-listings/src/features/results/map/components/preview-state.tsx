import { useTranslation } from '@phantom/mf-kit';
import { SkeletonText } from '@phantom/ui';
import { MapButton } from './map-button';
import styles from './preview-state.module.css';

interface Props {
  /** What went wrong; undefined while nothing did. */
  error: unknown;
  /** Says that something went wrong. */
  failed: string;
  retry: () => void;
  /** What there is to say instead. */
  text?: string;
}

/** Stands in a card for what is on its way, or does not come. */
export function PreviewState({ error, failed, retry, text }: Props) {
  const { t } = useTranslation();
  if (text !== undefined) return <p className={styles.state}>{text}</p>;
  if (error === undefined) {
    return (
      <div className={styles.state}>
        <span className="visually-hidden">{t('loading')}</span>
        <SkeletonText />
      </div>
    );
  }
  return (
    <div className={styles.state} role="alert">
      <p>{failed}</p>
      <MapButton variant="outline-primary" onClick={retry}>
        {t('resultsMap.retry')}
      </MapButton>
    </div>
  );
}
