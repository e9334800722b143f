import type { MonthlyCosts } from '../../estimate/mortgage';
import styles from './estimate.module.css';

interface Props {
  parts: { part: keyof MonthlyCosts; dollars: number }[];
}

/** The parts of a sum beside each other. The rows below say the same: it is for the eye alone. */
export function CostBar({ parts }: Props) {
  const sumOf = (some: Props['parts']) => some.reduce((sum, { dollars }) => sum + dollars, 0);
  const total = sumOf(parts);
  // Of no length there is nothing to draw.
  if (total === 0) return null;
  return (
    <svg
      fill="none"
      className={styles.bar}
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ part, dollars }, index) => (
        <rect
          key={part}
          className={styles[part]}
          x={sumOf(parts.slice(0, index))}
          width={dollars}
          height="1"
        />
      ))}
    </svg>
  );
}
