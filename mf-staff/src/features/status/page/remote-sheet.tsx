import { useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { DataTable } from '@phantom/ui/on-demand';
import { useDateTime } from '../../../shared/date-time/company-time';
import { Sheet } from '../../../shared/components/sheet';
import { Timeline } from '../../../shared/timeline/timeline';
import type { RemoteStatus, SiteStatus, VersionStatus } from '../api/status';
import styles from './status.module.css';
import { useVersionColumns } from './version-columns';

interface RemoteSheetProps {
  remote: RemoteStatus;
  entry: SiteStatus['registry']['entries'][number] | undefined;
  onTry: () => void;
}

export function RemoteSheet({ remote, entry, onTry }: RemoteSheetProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { name, owner, canary, revisions } = remote;
  const title = owner ? t('siteStatus.ownedBy', { name, owner }) : name;
  return (
    <Sheet
      title={title}
      actions={
        <Button
          variant="outline-primary"
          size="sm"
          aria-label={t('siteStatus.try.openOne', { name })}
          aria-haspopup="dialog"
          onClick={onTry}
        >
          {t('siteStatus.try.open')}
        </Button>
      }
    >
      {entry?.state === 'last-good' && (
        <p role="alert" className="alert alert-warning">
          {t('siteStatus.lastGood', { time: dateTime(entry.since) })}
        </p>
      )}
      {canary?.employees && <p>{t('siteStatus.employeesFirst', { version: canary.version })}</p>}
      <div className={styles.versions}>
        <DataTable
          caption={t('siteStatus.versionsOf', { name })}
          columns={useVersionColumns()}
          rows={shownVersions(remote)}
          rowKey={({ version }) => version}
          loadingLabel={t('loading')}
          empty={<EmptyState title={t('siteStatus.noVersion')} />}
        />
      </div>
      <RevisionList name={name} revisions={revisions} />
    </Sheet>
  );
}

function RevisionList({ name, revisions }: Pick<RemoteStatus, 'name' | 'revisions'>) {
  const { t } = useTranslation();
  if (revisions.length === 0) return null;
  const entries = revisions.map(({ revision, at, by, what, version, note }) => ({
    id: revision,
    at,
    title: t(`siteStatus.revision.${what}`, { version, by }),
    children: note && <p className={styles.note}>{note}</p>,
  }));
  return (
    <details className={styles.revisions}>
      <summary>{t('siteStatus.revisions', { count: revisions.length })}</summary>
      <Timeline label={t('siteStatus.revisionsOf', { name })} entries={entries} />
    </details>
  );
}

/** Versions in use, recently used or staged: largest share first, then newest. */
const shownVersions = ({ versions }: RemoteStatus): VersionStatus[] =>
  versions
    .filter(({ share, isDefault, isStaged, loads }) => share > 0 || isDefault || isStaged || loads)
    .sort((one, other) => other.share - one.share || ageOf(one) - ageOf(other));

const ageOf = ({ publishedAt }: VersionStatus) => -Date.parse(publishedAt ?? '1970-01-01');
