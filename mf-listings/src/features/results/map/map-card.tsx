import { useTranslation } from '@phantom/mf-kit';
import { SkeletonText } from '@phantom/ui';
import { useRef, type ReactNode } from 'react';
import { CrossButton } from '../../../shared/cross-button';
import { MapButton, useFocusToMap } from './map-button';
import styles from './map-card.module.css';

interface Props {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

export function MapCard({ label, onClose, children }: Props) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  useFocusToMap(card);
  return (
    <section ref={card} className={styles.card} aria-label={label}>
      {children}
      <CrossButton className={styles.close} label={t('resultsMap.close')} onClick={onClose} />
    </section>
  );
}

interface PreviewStateProps {
  error: unknown;
  failed: string;
  retry: () => void;
  text?: string;
}

export function PreviewState({ error, failed, retry, text }: PreviewStateProps) {
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
