import type { ReactNode } from 'react';
import styles from './editor-notice.module.css';

interface EditorNoticeProps {
  title: string;
  children?: ReactNode;
}

export function EditorNotice({ title, children }: EditorNoticeProps) {
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
    </div>
  );
}
