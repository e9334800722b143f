import type { CurrentProperty } from '../api/list-properties';
import styles from './property-cells.module.css';

/** What the property is called in the office: its address, and its number in the files. */
export function PropertyName({ property }: { property: CurrentProperty }) {
  return (
    <>
      {property.address}
      <span className={styles.second} translate="no">
        {property.reference}
      </span>
    </>
  );
}
