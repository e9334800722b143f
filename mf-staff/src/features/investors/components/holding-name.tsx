import { Link } from '@phantom/mf-kit';
import type { Holding } from '../api/own-holdings';
import styles from './holding-name.module.css';

/** The property, with the way to its page in the portfolio where it has one. */
export function HoldingName({ holding }: { holding: Holding }) {
  const { property, address, project_id } = holding;
  return (
    <span className={styles.name}>
      {project_id ? <Link to={`/singleportfolio/${project_id}`}>{property}</Link> : property}
      {address && <small>{address}</small>}
    </span>
  );
}
