import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './stale-notice.module.css';

interface StaleNoticeProps {
  /** Message of the server: who changed what, and when. */
  message: string;
  /** The differences, if the message does not explain them. */
  children?: ReactNode;
  /** Continues with the current row; entered values stay. */
  onAccept: () => void;
}

/** Takes the focus, because it stands at the start of the form. */
export function StaleNotice({ message, children, onAccept }: StaleNoticeProps) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [message]);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.notice}>
      <p className={styles.title}>{t('stale.title')}</p>
      <p>{message}</p>
      {children}
      <p>{t('stale.kept')}</p>
      <Button variant="outline-primary" size="sm" onClick={onAccept}>
        {t('stale.take')}
      </Button>
    </div>
  );
}
