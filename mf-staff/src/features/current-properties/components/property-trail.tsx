import { Link, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { Sheet } from '../../../shared/components/sheet';
import { Timeline } from '../../../shared/timeline/timeline';
import { useListAddress } from '../../../shared/list/use-list-address';
import { OlderEntries } from '../../../shared/timeline/older-entries';
import { useOlder } from '../../../shared/timeline/use-older';
import { getHistory, type PropertyHistory } from '../api/get-history';
import { useTrailEntry } from '../hooks/use-trail-entry';
import { ofKind, readTrailKind, TRAIL_KINDS } from '../trail';
import styles from './property-trail.module.css';

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
