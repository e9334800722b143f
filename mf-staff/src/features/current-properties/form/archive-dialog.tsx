import { useTranslation } from '@phantom/mf-kit';
import { useCurrentRow } from '../../../shared/hooks/use-current-row';
import { archiveOrRestore, type PropertyDetail } from '../api/property';
import styles from './move-status-dialog.module.css';
import { ReasonDialog } from './reason-dialog';
import { useWithdrawnRequestsText } from './request-rules';

interface ArchiveDialogProps {
  property: PropertyDetail;
  onClose: () => void;
}

export function ArchiveDialog({ property: opened, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation();
  const { row: property, acceptCurrent } = useCurrentRow(opened);
  const ending = useWithdrawnRequestsText(property);
  const { id, address, version } = property;
  // Fixed when the dialog opens, even if another user archives the property meanwhile.
  const action = opened.archived_at === null ? 'archive' : 'restore';
  return (
    <ReasonDialog
      title={t(`archive.${action}.title`)}
      label={t(`archive.${action}.submit`)}
      name={`${action}-${id}`}
      done={t(`archive.${action}.done`, { address })}
      send={(reason) => archiveOrRestore(id, action, { reason, version })}
      onAcceptCurrent={acceptCurrent}
      onClose={onClose}
    >
      <p className="mb-2 text-body-secondary">{address}</p>
      <p className={styles.follows}>
        {[t(`archive.${action}.follows`), action === 'archive' && ending].filter(Boolean).join(' ')}
      </p>
    </ReasonDialog>
  );
}
