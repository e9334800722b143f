import { ApiError, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  /** The question, with the name of the thing. */
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** What is done, as "Remove". */
  label: string;
  isDangerous?: boolean;
  /** @throws ApiError, whose sentence is shown in the dialog */
  onConfirm: () => Promise<unknown>;
  /** Called when it is done, and when it is given up. */
  onClose: (isDone: boolean) => void;
}

/** Asks before something is done that cannot be taken back. The focus begins at the way out. */
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
