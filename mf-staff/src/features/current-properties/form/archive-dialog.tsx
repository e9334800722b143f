import { useTranslation } from '@phantom/mf-kit';
import { useTakenOver } from '../../../shared/hooks/use-current-row';
import { archiveProperty, type PropertyDetail, restoreProperty } from '../api/properties';
import styles from './move-status-dialog.module.css';
import { ReasonDialog } from './reason-dialog';
import { useEndingRequests } from './request-rules';

interface ArchiveDialogProps {
  property: PropertyDetail;
  onClose: () => void;
}

/** Archives a property, or restores one that is archived; both with a reason. */
export function ArchiveDialog({ property: opened, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation();
  const { row: property, takeOver } = useTakenOver(opened);
  const ending = useEndingRequests(property);
  const { id, address, version } = property;
  // What the dialog was opened for, also once somebody else has done it.
  const what = opened.archived_at === null ? 'archive' : 'restore';
  const change = what === 'archive' ? archiveProperty : restoreProperty;
  return (
    <ReasonDialog
      title={t(`archive.${what}.title`)}
      label={t(`archive.${what}.submit`)}
      name={`${what}-${id}`}
      done={t(`archive.${what}.done`, { address })}
      send={(reason) => change(id, { reason, version })}
      onTake={takeOver}
      onClose={onClose}
    >
      <p className={styles.address}>{address}</p>
      <p className={styles.follows}>
        {[t(`archive.${what}.follows`), what === 'archive' && ending].filter(Boolean).join(' ')}
      </p>
    </ReasonDialog>
  );
}
