import { ApiError, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState, type ReactNode } from 'react';
import { Dialog } from './dialog';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  label: string;
  isDangerous?: boolean;
  /** @throws ApiError, whose message the dialog shows */
  onConfirm: () => Promise<unknown>;
  /** Called after success and on cancel. */
  onClose: (isDone: boolean) => void;
}

/** Confirms an action that cannot be undone. The focus starts at Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, label, isDangerous, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      onClose(true);
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error);
      setProblem(error instanceof ApiError ? error.message : t('kit:error.text'));
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} isBusy={isBusy} onClose={() => onClose(false)}>
      {problem && (
        <p role="alert" className="alert alert-danger">
          {problem}
        </p>
      )}
      {children}
      <div className={styles.actions}>
        <Button
          variant="outline-primary"
          onClick={isBusy ? undefined : () => onClose(false)}
          aria-disabled={isBusy}
        >
          {t('dialog.cancel')}
        </Button>
        <Button
          variant={isDangerous ? 'danger' : 'primary'}
          onClick={isBusy ? undefined : () => void confirm()}
          aria-disabled={isBusy}
        >
          {isBusy ? t('kit:form.sending') : label}
        </Button>
      </div>
    </Dialog>
  );
}
