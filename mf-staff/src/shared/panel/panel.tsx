import { Link, useTranslation } from '@phantom/mf-kit';
import { Button, Skeleton } from '@phantom/ui';
import { type ReactNode, Suspense, use, useId, useState } from 'react';
import { type Settled, settled } from '../api/calls';
import styles from './panel.module.css';

interface PanelProps<Value> {
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
export function Panel<Value>({ title, more, first, load, lines, children }: PanelProps<Value>) {
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

interface PanelContentProps<Value> {
  first: Promise<Settled<Value>>;
  load: () => Promise<Value>;
  children: (value: Value) => ReactNode;
}

/** What came of a call, or why it did not come, with another try. */
function PanelContent<Value>({ first, load, children }: PanelContentProps<Value>) {
  const { t } = useTranslation();
  const [again, setAgain] = useState<{ after: typeof first; outcome: Settled<Value> }>();
  const [isTrying, setTrying] = useState(false);
  // Once the page is loaded anew, that counts.
  const outcome = again?.after === first ? again.outcome : use(first);

  if ('value' in outcome) return children(outcome.value);
  const retry = async () => {
    setTrying(true);
    setAgain({ after: first, outcome: await settled(load()) });
    setTrying(false);
  };
  return (
    <div className={styles.failure} role="alert">
      <p>{t('dashboard.failed')}</p>
      <p className={styles.reason}>{outcome.error.message}</p>
      <Button
        size="sm"
        variant="outline-primary"
        aria-disabled={isTrying}
        onClick={isTrying ? undefined : () => void retry()}
      >
        {t(isTrying ? 'loading' : 'dashboard.retry')}
      </Button>
    </div>
  );
}

/** The lines of a part that is on its way, in their places. */
function PanelSkeleton({ lines }: { lines: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="control" />
      ))}
    </div>
  );
}
