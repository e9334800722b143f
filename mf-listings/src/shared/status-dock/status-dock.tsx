import { useTranslation } from '@phantom/mf-kit';
import { Suspense, useEffect, useRef } from 'react';
import { comparison } from '../comparison/comparison';
import { CompareLink } from '../comparison/comparison-controls';
import { useStoredPart } from '../device/device-store';
import { lazyOptional } from '../lazy-optional';
import { notify, useNotice } from '../notice';
import styles from './status-dock.module.css';

const CompareBar = lazyOptional(
  async () => (await import('../comparison/comparison-bar')).CompareBar,
  CompareLink,
);

const SHOWN_MS = 10_000;

/**
 * Stays at the foot of the screen: the comparison bar and notices.
 *
 * @param withoutBar shows notices only, on the page that shows the comparison itself
 */
export function StatusDock({ withoutBar = false }: { withoutBar?: boolean }) {
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
