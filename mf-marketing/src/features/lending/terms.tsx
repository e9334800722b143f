import type { LendingTerm } from './api';
import styles from './lending.module.css';

/** The terms of our loans at a glance. Shows nothing where employees wrote none. */
export function Terms({ terms }: { terms: LendingTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <dl className={`pp-figures ${styles.terms}`}>
      {terms.map(({ label, value, lang }) => (
        <div key={label} lang={lang}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
