import { ApiError, useTranslation, type Language } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { useDraft } from '../draft/use-draft';
import { sendTestMail } from './entry-mails';
import styles from './mail-pane.module.css';

/** Saves the draft and sends it to the address of the editor. */
export function TestMailButton({ language }: { language: Language }) {
  const { t } = useTranslation();
  const draft = useDraft();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (!(await draft.flush())) return setProblem(t('content.save.first'));
      await sendTestMail(draft.ref, language);
      toast(t('content.mail.test.done'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline-primary"
        className={styles.test}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => void send()}
      >
        {t(isBusy ? 'kit:form.sending' : 'content.mail.test.send')}
      </Button>
      {problem && (
        <p role="alert" className="alert alert-danger w-100 mb-0">
          {problem}
        </p>
      )}
    </>
  );
}
