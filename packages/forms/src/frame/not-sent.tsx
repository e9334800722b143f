import { useOnline, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useFormikContext } from 'formik';
import styles from './failure-summary.module.css';

interface NotSentProps {
  kind: 'offline' | 'unanswered';
  onSendAgain: () => void;
}

/** No answer has come. Sending once more is safe, and one press away. */
export function NotSent({ kind, onSendAgain }: NotSentProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { isSubmitting } = useFormikContext();
  const offline = isOnline ? 'kit:form.backOnline' : 'kit:form.offline';
  return (
    <>
      <p>{t(kind === 'offline' ? offline : 'kit:form.unanswered')}</p>
      <Button
        variant="outline-danger"
        size="sm"
        className={styles.again}
        onClick={onSendAgain}
        aria-disabled={isSubmitting || !isOnline}
      >
        {t(isSubmitting ? 'kit:form.sending' : 'kit:form.sendAgain')}
      </Button>
    </>
  );
}
