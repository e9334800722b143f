import { Link, useTranslation } from '@phantom/mf-kit';
import { Button, Skeleton } from '@phantom/ui';
import { Suspense, use, useId, useState, type ReactNode } from 'react';
import { settled, type Settled } from '../api/calls';
import styles from './panel.module.css';

interface PanelProps<Value> {
  title: string;
  more?: { to: string; label: string };
  initial: Promise<Settled<Value>>;
  /** Repeats the call after a failure. */
  load: () => Promise<Value>;
  /** Expected number of lines, to reserve space while loading. */
  lines: number;
  children: (value: Value) => ReactNode;
}

/** A part of the dashboard that loads and fails independently. */
export function Panel<Value>({ title, more, initial, load, lines, children }: PanelProps<Value>) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {more && <Link to={more.to}>{more.label}</Link>}
      </header>
      <Suspense fallback={<PanelSkeleton lines={lines} />}>
        <PanelContent initial={initial} load={load}>
          {children}
        </PanelContent>
      </Suspense>
    </section>
  );
}

type PanelContentProps<Value> = Pick<PanelProps<Value>, 'initial' | 'load' | 'children'>;

function PanelContent<Value>({ initial, load, children }: PanelContentProps<Value>) {
  const { t } = useTranslation();
  const [retried, setAgain] = useState<{ after: typeof initial; outcome: Settled<Value> }>();
  const [isTrying, setTrying] = useState(false);
  // A reload of the page replaces the retried result.
  const outcome = retried?.after === initial ? retried.outcome : use(initial);

  if ('value' in outcome) return children(outcome.value);
  const retry = async () => {
    setTrying(true);
    setAgain({ after: initial, outcome: await settled(load()) });
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
