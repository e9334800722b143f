import { Picture } from '@phantom/ui';
import type { ReactNode } from 'react';
import styles from './entrance-layout.module.css';

/** On wide screens the picture fills the height, so the height tells how much of it is needed. */
const SIZES = '(min-width: 992px) 190vh, 100vw';

interface Props {
  eyebrow: string;
  title: string;
  lead: string;
  /** The form and what goes with it. */
  children: ReactNode;
}

/** The city at night beside the way in; on a phone above it. */
export function EntranceLayout({ eyebrow, title, lead, children }: Props) {
  return (
    <div className={styles.split}>
      <div className={styles.picture}>
        <Picture src="/pictures/heroes/login/1920.webp" alt="" sizes={SIZES} ratio="2:1" priority />
      </div>
      <div className={styles.panel}>
        <div className={styles.content}>
          <p className="pp-eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
