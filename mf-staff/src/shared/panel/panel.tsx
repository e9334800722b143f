import { Link } from '@phantom/mf-kit';
import { Suspense, useId, type ReactNode } from 'react';
import type { Settled } from '../settled';
import { PanelContent } from './panel-content';
import { PanelSkeleton } from './panel-skeleton';
import styles from './panel.module.css';

interface Props<Value> {
  title: string;
  /** Where there is more of it. */
  more?: { to: string; label: string };
  /** What the route has asked for. */
  first: Promise<Settled<Value>>;
  /** Asks again, after a failure. */
  load: () => Promise<Value>;
  /** As many lines as it will probably have keep its place. */
  lines: number;
  children: (value: Value) => ReactNode;
}

/** A part of the dashboard that comes, and fails, by itself. */
export function Panel<Value>({ title, more, first, load, lines, children }: Props<Value>) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {more && <Link to={more.to}>{more.label}</Link>}
      </header>
      <Suspense fallback={<PanelSkeleton lines={lines} />}>
        <PanelContent first={first} load={load}>
          {children}
        </PanelContent>
      </Suspense>
    </section>
  );
}
