import type { ReactNode } from 'react';
import styles from './state-label.module.css';

/** What a state means for the person who works on it. */
export type Tone = 'new' | 'current' | 'done' | 'refused' | 'ended' | 'draft' | 'planned';

/** A state as text; its colour is only an addition. */
export function StateLabel({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.state} ${styles[tone]}`}>{children}</span>;
}
