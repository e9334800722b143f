import { Link, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { Sheet } from '../../../shared/components/sheet';
import { useListAddress } from '../../../shared/list/use-list-address';
import { OlderEntries, useOlderEntries } from '../../../shared/timeline/older-entries';
import { Timeline } from '../../../shared/timeline/timeline';
import { getPropertyHistory, type PropertyChange, type PropertyHistory } from '../api/property';
import { useHistoryEntry } from './history-entry';
import styles from './property-history.module.css';

export function ChangeHistory({ id, history }: { id: number; history: PropertyHistory }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { pathFor } = useListAddress();
  const kind = readHistoryKind(search.get('trail'));
  const { entries, ...older } = useOlderEntries(history, (next) =>
    getPropertyHistory(id, undefined, next),
  );
  const entryOf = useHistoryEntry();
  const shown = filterByKind(entries, kind).map(entryOf);
  return (
    <Sheet title={t('trail.title')}>
      <ul className={`d-print-none ${styles.kinds}`} aria-label={t('trail.filter')}>
        {HISTORY_KINDS.map((each) => (
          <li key={each}>
            <Link
              className={styles.kind}
              aria-current={each === kind ? 'true' : undefined}
              to={pathFor({ trail: each === 'all' ? null : each })}
              preventScrollReset
              replace
            >
              {t(`trail.kinds.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
      {shown.length > 0 ? (
        <Timeline label={t('trail.title')} entries={shown} />
      ) : (
        <p role="status">{t('trail.none')}</p>
      )}
      <OlderEntries {...older} />
    </Sheet>
  );
}

const HISTORY_KINDS = ['all', 'status', 'documents', 'facts'] as const;

type HistoryKind = (typeof HISTORY_KINDS)[number];

const KIND_OF: Record<PropertyChange['kind'], Exclude<HistoryKind, 'all'>> = {
  created: 'facts',
  edited: 'facts',
  servicing_file: 'facts',
  status: 'status',
  status_refused: 'status',
  archived: 'status',
  restored: 'status',
  file_added: 'documents',
  file_renamed: 'documents',
  file_withdrawn: 'documents',
  request_made: 'documents',
  request_edited: 'documents',
  request_received: 'documents',
  request_rejected: 'documents',
  request_withdrawn: 'documents',
  request_reopened: 'documents',
};

const readHistoryKind = (text: string | null): HistoryKind =>
  HISTORY_KINDS.find((kind) => kind === text) ?? 'all';

const filterByKind = (changes: readonly PropertyChange[], kind: HistoryKind) =>
  kind === 'all' ? changes : changes.filter((change) => KIND_OF[change.kind] === kind);
