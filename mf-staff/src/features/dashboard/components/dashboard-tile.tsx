import { Link, useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import styles from './dashboard-tile.module.css';
import { TileIcon, type TileName } from './tile-icon';

interface Props {
  to: string;
  name: TileName;
  /** A figure that belongs to the place. */
  figure?: ReactNode;
}

export function DashboardTile({ to, name, figure }: Props) {
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
