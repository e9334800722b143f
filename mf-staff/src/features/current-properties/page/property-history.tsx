import { Link, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { Sheet } from '../../../shared/components/sheet';
import { useListAddress } from '../../../shared/list/use-list-address';
import { OlderEntries, useOlder } from '../../../shared/timeline/older-entries';
import { Timeline } from '../../../shared/timeline/timeline';
import { getHistory, type PropertyChange, type PropertyHistory } from '../api/properties';
import { useTrailEntry } from './history-entry';
import styles from './property-history.module.css';

interface PropertyTrailProps {
  id: number;
  history: PropertyHistory;
}

/** Who did what with the property, and why. */
export function PropertyTrail({ id, history }: PropertyTrailProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { pathFor } = useListAddress();
  const kind = readTrailKind(search.get('trail'));
  const { entries, ...older } = useOlder(history, (next) => getHistory(id, undefined, next));
  const entryOf = useTrailEntry();
  const shown = ofKind(entries, kind).map(entryOf);
  return (
    <Sheet title={t('trail.title')}>
      <ul className={styles.kinds} aria-label={t('trail.filter')}>
        {TRAIL_KINDS.map((each) => (
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

/** What the trail can be narrowed to. */
const TRAIL_KINDS = ['all', 'status', 'documents', 'facts'] as const;

type TrailKind = (typeof TRAIL_KINDS)[number];

const KIND_OF: Record<PropertyChange['kind'], Exclude<TrailKind, 'all'>> = {
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

/** The kind that an address names. */
const readTrailKind = (text: string | null): TrailKind =>
  TRAIL_KINDS.find((kind) => kind === text) ?? 'all';

const ofKind = (changes: readonly PropertyChange[], kind: TrailKind) =>
  kind === 'all' ? changes : changes.filter((change) => KIND_OF[change.kind] === kind);
