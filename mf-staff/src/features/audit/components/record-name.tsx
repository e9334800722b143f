import { Link } from '@phantom/mf-kit';
import type { LogEntry } from '../api/list-audit';
import { useAuditWords } from '../hooks/use-audit-words';
import styles from './deed.module.css';

/** To whom or to what it was done, with the way there where it has a page, and what changed. */
export function RecordName({ entry }: { entry: LogEntry }) {
  const { about, changes } = useAuditWords();
  const name = about(entry);
  const path = pathOf(entry);
  return (
    <>
      {path ? <Link to={path}>{name}</Link> : name}
      {changes(entry).map((line) => (
        <span key={line} className={styles.change}>
          {line}
        </span>
      ))}
    </>
  );
}

function pathOf({ record_type: type, record_id: id, details }: LogEntry): string | undefined {
  // A holding, a distribution or a document of an investor.
  if (details?.account_id !== undefined) return `/investor-accounts/${details.account_id}`;
  if (id === null) return undefined;
  if (type === 'account') return `/people?person=${id}`;
  if (type === 'property') return `/current-properties/${id}`;
  const isEnquiry = type === 'contact' || type === 'investor' || type === 'listing';
  return isEnquiry ? `/enquiries/${type}/${id}` : undefined;
}
