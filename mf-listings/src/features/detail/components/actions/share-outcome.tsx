import { useTranslation } from '@phantom/mf-kit';
import { CrossIcon } from '../../../../shared/components/cross-icon';
import type { Shared } from '../../hooks/use-share';
import styles from './listing-actions.module.css';

interface Props {
  shared: Shared;
  onClose: () => void;
}

/** Says whether the link was copied, or offers it to be copied by hand. */
export function ShareOutcome({ shared, onClose }: Props) {
  const { t } = useTranslation();
  const isOpen = shared !== 'no';
  return (
    <div className={styles.shared}>
      <div className={isOpen ? styles.panel : undefined}>
        <p className={styles.status} role="status">
          {shared === 'copied' && t('detail.share.copied')}
          {shared === 'by-hand' && t('detail.share.byHand')}
        </p>
        {isOpen && (
          <button
            type="button"
            className={styles.close}
            aria-label={t('detail.share.close')}
            onClick={onClose}
          >
            <CrossIcon />
          </button>
        )}
        {shared === 'by-hand' && (
          <input
            className="form-control"
            readOnly
            aria-label={t('detail.share.link')}
            value={window.location.origin + window.location.pathname}
            onFocus={({ target }) => target.select()}
          />
        )}
      </div>
    </div>
  );
}
