import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { use, useState, type ReactNode } from 'react';
import { settled, type Settled } from '../settled';
import styles from './panel.module.css';

interface Props<Value> {
  first: Promise<Settled<Value>>;
  load: () => Promise<Value>;
  children: (value: Value) => ReactNode;
}

/** What came of a call, or why it did not come, with another try. */
export function PanelContent<Value>({ first, load, children }: Props<Value>) {
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
