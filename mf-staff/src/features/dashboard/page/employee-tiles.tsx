import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { Suspense, use, type ReactNode } from 'react';
import type { Settled } from '../../../shared/api/calls';
import styles from './employee-tiles.module.css';

type Count = Promise<Settled<number>>;

/** The links work before the number of properties is loaded, and without it. */
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

interface DashboardTileProps {
  to: string;
  name: TileName;
  figure?: ReactNode;
}

function DashboardTile({ to, name, figure }: DashboardTileProps) {
  const { t } = useTranslation();
  return (
    <li className="d-grid">
      <Link to={to} className={styles.tile}>
        <span className={styles.top}>
          <TileIcon name={name} />
          {figure && <span className={styles.figure}>{figure}</span>}
        </span>
        <span className={styles.title}>{t(`dashboard.tiles.${name}.title`)}</span>
        <span className={styles.detail}>{t(`dashboard.tiles.${name}.detail`)}</span>
      </Link>
    </li>
  );
}

const PATHS = {
  currentProperties:
    'M4 28V12l8-6 8 6v16M20 28V17h8v11M2 28h28M9 28v-6h6v6M9 16h.01M15 16h.01M24 21v.01',
  employmentContract: 'M8 3h11l6 6v20H8zM19 3v6h6M12 15h9M12 19h9M12 24h4',
  employmentHandbook:
    'M16 8c-3-2.500-7-3-12-3v20c5 0 9 .5 12 3 3-2.500 7-3 12-3V5c-5 0-9 .5-12 3zm0 0v20',
  training: 'M16 6 2 12l14 6 14-6zM8 15v8c4 4 12 4 16 0v-8M30 12v9',
} as const;

type TileName = keyof typeof PATHS;

function TileIcon({ name }: { name: TileName }) {
  return (
    <svg
      fill="none"
      width="28"
      height="28"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
