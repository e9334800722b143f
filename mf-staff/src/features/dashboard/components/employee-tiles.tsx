import { useFormat, useTranslation } from '@phantom/mf-kit';
import { DashboardTile } from './dashboard-tile';
import styles from './employee-tiles.module.css';

interface Props {
  /** Null while the figure cannot be had. */
  propertyCount: number | null;
}

/** The four places of an employee's work. */
export function EmployeeTiles({ propertyCount }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <nav aria-label={t('dashboard.tiles.label')}>
      <ul className={styles.tiles}>
        <DashboardTile
          to="/current-properties"
          name="currentProperties"
          figure={propertyCount === null ? undefined : number(propertyCount)}
        />
        <DashboardTile to="/employment-contract" name="employmentContract" />
        <DashboardTile to="/employment-handbook" name="employmentHandbook" />
        <DashboardTile to="/training" name="training" />
      </ul>
    </nav>
  );
}
