import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Suspense, use } from 'react';
import type { Settled } from '../../../shared/settled';
import { DashboardTile } from './dashboard-tile';
import styles from './employee-tiles.module.css';

type Count = Promise<Settled<number>>;

/** The four places of an employee's work. All of them can be gone to before the figure is there, and without it. */
export function EmployeeTiles({ count }: { count: Count }) {
  const { t } = useTranslation();
  const figure = (
    <Suspense>
      <PropertyCount count={count} />
    </Suspense>
  );
  return (
    <nav aria-label={t('dashboard.tiles.label')}>
      <ul className={styles.tiles}>
        <DashboardTile to="/current-properties" name="currentProperties" figure={figure} />
        <DashboardTile to="/employment-contract" name="employmentContract" />
        <DashboardTile to="/employment-handbook" name="employmentHandbook" />
        <DashboardTile to="/training" name="training" />
      </ul>
    </nav>
  );
}

function PropertyCount({ count }: { count: Count }) {
  const { number } = useFormat();
  const outcome = use(count);
  return 'value' in outcome ? number(outcome.value) : null;
}
