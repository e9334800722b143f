import { useTranslation } from '@phantom/mf-kit';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { CompareLink } from '../compare/compare-link';
import { comparison } from '../compare/comparison';
import { useKeptPart } from '../device/use-kept';
import styles from './kept-dock.module.css';
import { notify, useNotice } from './notice';

const CompareBar = lazy(async () => {
  try {
    return { default: (await import('../compare/compare-bar')).CompareBar };
  } catch {
    // Without the bar's code there is still the way to the comparison.
    return { default: CompareLink };
  }
});

const SHOWN_MS = 10_000;

interface Props {
  /** Answers alone, on a page that shows itself what is compared. */
  withoutBar?: boolean;
}

/** Stays at the foot of the screen while the page is read: what was chosen to compare, and answers to the visitor. */
export function KeptDock({ withoutBar = false }: Props) {
  const { t } = useTranslation();
  const notice = useNotice();
  const status = useRef<HTMLParagraphElement>(null);
  const isComparing = useKeptPart(comparison, (chosen) => chosen.length > 0);

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
      {/* It stands there empty, or its first words would not be read out. */}
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
