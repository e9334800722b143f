import { useFormat } from '@phantom/mf-kit';
import styles from './bar-chart.module.css';

interface Props {
  /** Each has as many values; null leaves room without a bar. */
  groups: readonly { name: string; values: readonly (number | null)[] }[];
}

/** Of the height, for the highest bar. The rest is for its number. */
const HIGHEST = 85;
/** Of the width that a bar has room for. */
const BAR = 0.6;

/** Numbers as bars. It is decorative: a table must have the same values. */
export function BarChart({ groups }: Props) {
  const { number } = useFormat();
  const values = groups.flatMap((group) => group.values);
  const top = Math.max(1, ...values.map((value) => value ?? 0));
  const width = 100 / values.length;
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg className={styles.plot} fill="none">
        {values.map((value, index) => {
          if (value === null) return null;
          const middle = width * (index + 0.5);
          const height = (HIGHEST * value) / top;
          return (
            <g key={middle}>
              <rect
                x={`${middle - (BAR * width) / 2}%`}
                y={`${100 - height}%`}
                width={`${BAR * width}%`}
                height={`${height}%`}
              />
              <text x={`${middle}%`} y={`${100 - height}%`} dy="-0.375em">
                {number(value)}
              </text>
            </g>
          );
        })}
      </svg>
      <div className={styles.names}>
        {groups.map(({ name }, index) => (
          <span key={index}>{name}</span>
        ))}
      </div>
    </div>
  );
}
