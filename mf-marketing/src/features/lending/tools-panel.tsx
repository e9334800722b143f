import { useNear } from '@phantom/map';
import { useTranslation } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { lazy, Suspense, useRef } from 'react';
import styles from './lending.module.css';

const LoanTools = lazy(async () => ({ default: (await import('./loan/loan-tools')).LoanTools }));

/** The place of calculator and request form, which load when it comes near the window. */
export function ToolsPanel() {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const isNear = useNear(panel);
  return (
    <Container className="pb-5">
      <div ref={panel} className={styles.tools}>
        {isNear && (
          <Suspense fallback={<span className="visually-hidden">{t('loading')}</span>}>
            <LoanTools />
          </Suspense>
        )}
      </div>
    </Container>
  );
}
