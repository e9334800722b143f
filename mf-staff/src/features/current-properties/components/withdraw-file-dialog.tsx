import { useTranslation } from '@phantom/mf-kit';
import { useTakenOver } from '../../../shared/hooks/use-taken-over';
import { withdrawFile } from '../api/change-file';
import type { PropertyFile } from '../api/get-property';
import { ReasonDialog } from './reason-dialog';

interface WithdrawFileDialogProps {
  file: PropertyFile;
  onClose: () => void;
}

/** Takes a file out of those received, with a reason. */
export function WithdrawFileDialog({ file: opened, onClose }: WithdrawFileDialogProps) {
  const { t } = useTranslation();
  const { row: file, takeOver } = useTakenOver(opened);
  const { id, title, version } = file;
  return (
    <ReasonDialog
      title={t('receivedFiles.withdrawTitle')}
      label={t('receivedFiles.withdraw')}
      name={`withdraw-file-${id}`}
      done={t('receivedFiles.withdrawn', { title })}
      send={(reason) => withdrawFile(id, { reason, version })}
      onTake={takeOver}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong>
        <br />
        {t('receivedFiles.withdrawFollows')}
      </p>
    </ReasonDialog>
  );
}
