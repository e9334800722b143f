import { useTranslation } from '@phantom/mf-kit';
import { useRef, type ReactNode } from 'react';
import { CrossIcon } from '../../../../shared/components/cross-icon';
import { useFocusToMap } from '../hooks/use-focus-to-map';
import styles from './map-card.module.css';

interface Props {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A card over the map's lower edge, which can be closed. */
export function MapCard({ label, onClose, children }: Props) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  useFocusToMap(card);
  return (
    <section ref={card} className={styles.card} aria-label={label}>
      {children}
      <button type="button" className={styles.close} onClick={onClose}>
        <span className="visually-hidden">{t('resultsMap.close')}</span>
        <CrossIcon />
      </button>
    </section>
  );
}
