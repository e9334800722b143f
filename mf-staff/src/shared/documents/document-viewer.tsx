import { useTranslation } from '@phantom/mf-kit';
import { ErrorState } from '@phantom/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { FileLink } from '../components/file-link';
import { CrossIcon, IconButton } from '../components/icon-button';
import { isPicture } from './can-show-inline';
import styles from './document-viewer.module.css';

interface DocumentViewerProps {
  document: { title: string; url: string; content_type: string };
  onClose: () => void;
}

export function DocumentViewer({
  document: { title, url, content_type },
  onClose,
}: DocumentViewerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Links are renewed while the dialog is open; the open file must not reload.
  const [source] = useState(url);
  const { state, retry } = useReachable(source);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.bar}>
        <h2 id={titleId}>{title}</h2>
        <FileLink href={url}>{t('documents.viewer.newTab')}</FileLink>
        <IconButton label={t('dialog.close')} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </header>
      {state === 'failed' && (
        <div className={styles.failed}>
          <ErrorState
            title={t('documents.viewer.failed')}
            message={t('documents.viewer.failedText')}
            retryLabel={t('documents.viewer.retry')}
            onRetry={retry}
          />
        </div>
      )}
      {state === 'there' &&
        (isPicture(content_type) ? (
          <div className={styles.picture}>
            <img src={source} alt={title} />
          </div>
        ) : (
          <iframe className={styles.frame} src={source} title={title} />
        ))}
    </dialog>
  );
}

/** Whether the link works: an iframe would show an error response as a page. */
function useReachable(url: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'asking' | 'there' | 'failed'>('asking');
  useEffect(() => {
    const controller = new AbortController();
    fetch(url, { method: 'HEAD', signal: controller.signal }).then(
      ({ ok }) => setState(ok ? 'there' : 'failed'),
      () => {
        if (!controller.signal.aborted) setState('failed');
      },
    );
    return () => controller.abort();
  }, [url, attempt]);
  const retry = () => {
    setState('asking');
    setAttempt((count) => count + 1);
  };
  return { state, retry };
}
