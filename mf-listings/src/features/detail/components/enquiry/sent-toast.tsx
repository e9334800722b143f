import { useTranslation } from '@phantom/mf-kit';
import { Toast, ToastContainer } from '@phantom/ui/on-demand';
import { CrossIcon } from '../../../../shared/components/cross-icon';
import styles from './sent-toast.module.css';

interface Props {
  show: boolean;
  onClose: () => void;
}

/** Says in a corner that the enquiry has arrived, for as long as its reader needs: nothing else on the page says so. */
export function SentToast({ show, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ToastContainer className={styles.corner}>
      <Toast show={show} onClose={onClose} bg="success">
        <Toast.Body className={styles.body}>
          <span className={styles.text}>{t('enquiry.sent')}</span>
          <button
            type="button"
            className={styles.close}
            aria-label={t('enquiry.close')}
            onClick={onClose}
          >
            <CrossIcon />
          </button>
        </Toast.Body>
      </Toast>
    </ToastContainer>
  );
}
