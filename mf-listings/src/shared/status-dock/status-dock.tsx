import { useTranslation } from '@phantom/mf-kit';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { comparison } from '../comparison/comparison';
import { CompareLink } from '../comparison/comparison-controls';
import { useStoredPart } from '../device/device-store';
import { notify, useNotice } from '../notice';
import styles from './status-dock.module.css';

const CompareBar = lazy(async () => {
  try {
    return { default: (await import('../comparison/comparison-bar')).CompareBar };
  } catch {
    // Without the bar's code the link to the comparison remains.
    return { default: CompareLink };
  }
});

const SHOWN_MS = 10_000;

interface Props {
  /** Shows notices only, on the page that shows the comparison itself. */
  withoutBar?: boolean;
}

/** Stays at the foot of the screen: the comparison bar and notices. */
export function StatusDock({ withoutBar = false }: Props) {
  const { t } = useTranslation();
  const notice = useNotice();
  const status = useRef<HTMLParagraphElement>(null);
  const isComparing = useStoredPart(comparison, (chosen) => chosen.length > 0);

  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => notify(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const onEmpty = () => {
    notify('compare.cleared');
    status.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.dock}>
      {/* A live region must exist before its first text, or that is not announced. */}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={notice ? styles.notice : styles.silent}
      >
        {notice && t(notice)}
      </p>
      {isComparing && !withoutBar && (
        <Suspense>
          <CompareBar onEmpty={onEmpty} />
        </Suspense>
      )}
    </div>
  );
}
