import { useTranslation } from '@phantom/mf-kit';
import { Toast, ToastContainer } from '@phantom/ui/on-demand';
import styles from './sent-toast.module.css';

interface Props {
  show: boolean;
  onClose: () => void;
}

const SHOWN_MS = 6000;

/** Says in a corner that the enquiry has arrived, and goes by itself. */
export function SentToast({ show, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <ToastContainer className={styles.corner}>
      <Toast show={show} onClose={onClose} delay={SHOWN_MS} autohide bg="success">
        <Toast.Body className={styles.text}>{t('enquiry.sent')}</Toast.Body>
      </Toast>
    </ToastContainer>
  );
}
