import { ApiError, useTranslation } from '@phantom/mf-kit';
import { Button, Skeleton } from '@phantom/ui';
import { useEffect, useId, useState } from 'react';
import { useDateTime } from '../../../shared/date-time/company-time';
import { toast } from '../../../shared/components/toasts';
import { Dialog } from '../../../shared/dialog/dialog';
import type { EntryRef } from '../api/entries';
import { createPreview } from '../api/publishing';
import { previewAddress } from './preview-address';
import styles from './preview-pane.module.css';

interface ShareDialogProps {
  entry: EntryRef;
  /** With its language. */
  path: string;
  onClose: () => void;
}

/** A link to the draft for somebody without an account. */
export function ShareDialog({ entry: { service, id }, path, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const inputId = useId();
  const [link, setLink] = useState<{ address: string; expires: string }>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isOver = false;
    createPreview({ service, id }, true).then(
      ({ token, expires_at: expires }) => {
        const address = new URL(previewAddress(path, token), window.location.origin).href;
        if (!isOver) setLink({ address, expires });
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!isOver) setProblem(error.message);
      },
    );
    return () => {
      isOver = true;
    };
  }, [service, id, path]);
  const copy = async (address: string) => {
    // On plain http only localhost has a clipboard; the link can then be copied from the field.
    await (navigator.clipboard as Clipboard | undefined)?.writeText(address);
    toast(t('content.preview.copied'));
    onClose();
  };
  return (
    <Dialog title={t('content.preview.share')} onClose={onClose}>
      {problem && (
        <p role="alert" className="alert alert-danger">
          {problem}
        </p>
      )}
      {link ? (
        <>
          <label htmlFor={inputId} className="form-label">
            {t('content.preview.link')}
          </label>
          <div className={styles.address}>
            <input
              id={inputId}
              className="form-control"
              readOnly
              value={link.address}
              onFocus={({ target }) => target.select()}
            />
            <Button onClick={() => void copy(link.address)}>{t('content.preview.copy')}</Button>
          </div>
          <p className="mb-0">{t('content.preview.until', { at: dateTime(link.expires) })}</p>
        </>
      ) : (
        !problem && <Skeleton height="control" />
      )}
    </Dialog>
  );
}
