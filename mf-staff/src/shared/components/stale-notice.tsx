import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './stale-notice.module.css';

interface StaleNoticeProps {
  /** Who changed what when, in the server's sentence. */
  message: string;
  /** What is different now, where there is more to say. */
  children?: ReactNode;
  /** Goes on from the row as it is now; what was typed stays. */
  onTake: () => void;
}

/** Says that somebody else was faster. It takes the focus, as it stands where the form begins. */
export function StaleNotice({ message, children, onTake }: StaleNoticeProps) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [message]);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.notice}>
      <p className={styles.title}>{t('stale.title')}</p>
      <p>{message}</p>
      {children}
      <p>{t('stale.kept')}</p>
      <Button variant="outline-primary" size="sm" onClick={onTake}>
        {t('stale.take')}
      </Button>
    </div>
  );
}
