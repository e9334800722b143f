import { useTranslation } from '@phantom/mf-kit';
import type { ComparedFact, ComparedLine } from '../compare-cells';
import styles from './fact-row.module.css';

/** One fact of all homes. What is the same of all of them steps back. */
export function FactRow({ fact }: { fact: ComparedFact }) {
  const { t } = useTranslation();
  const isComparison = fact.cells.length > 1;
  return (
    <tr className={isComparison && fact.differs ? styles.differs : undefined}>
      <th scope="row" className={styles.label}>
        {fact.label}
        {isComparison && fact.differs && (
          <span className="visually-hidden"> ({t('compare.differs')})</span>
        )}
      </th>
      {fact.cells.map((lines, column) => (
        // A column has no other name than its place.
        <td key={column} className={styles.cell}>
          {lines.length === 0 && <span className={styles.unknown}>{t('detail.notStated')}</span>}
          <Lines lines={lines} />
        </td>
      ))}
    </tr>
  );
}

function Lines({ lines }: { lines: ComparedLine[] }) {
  const marked = lines.map(({ text, differs }) =>
    differs ? <strong key={text}>{text}</strong> : <span key={text}>{text}</span>,
  );
  if (lines.length < 2) return marked;
  return (
    <ul className={styles.lines}>
      {marked.map((line) => (
        <li key={line.key}>{line}</li>
      ))}
    </ul>
  );
}
