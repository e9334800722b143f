import type { RemoteStatus, SiteStatus } from '../api/get-status';
import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { DataTable } from '@phantom/ui/on-demand';
import { Sheet } from '../../../shared/components/sheet';
import { useVersionColumns } from '../hooks/use-version-columns';
import { shownVersions } from '../shown-versions';
import { RevisionList } from './revision-list';
import styles from './status-page.module.css';

interface RemoteSheetProps {
  remote: RemoteStatus;
  /** What the gateway knows of its entry in the registry. */
  entry: SiteStatus['registry']['entries'][number] | undefined;
  onTry: () => void;
}

/** One section: who gets which version of it, how that goes, and who did what. */
export function RemoteSheet({ remote, entry, onTry }: RemoteSheetProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
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
