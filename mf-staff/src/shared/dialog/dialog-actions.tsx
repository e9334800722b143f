import { SendButton } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import styles from './dialog-actions.module.css';

interface DialogActionsProps {
  /** What the form does, as "Move". */
  label: string;
  /** What is being done. */
  busyLabel?: string;
  onCancel: () => void;
}

/** The end of a form in a dialog: the way to do it, and the way to leave it. */
export function DialogActions({ label, busyLabel, onCancel }: DialogActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <SendButton label={label} busyLabel={busyLabel} />
      <Button variant="outline-primary" onClick={onCancel}>
        {t('dialog.cancel')}
      </Button>
    </div>
  );
}
