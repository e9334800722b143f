import { useTranslation } from '@phantom/mf-kit';
import { Dialog } from '../../../shared/dialog/dialog';
import type { DocumentList } from '../api/list-documents';
import { ChangeList } from './change-list';

interface HistoryDialogProps {
  list: DocumentList;
  onClose: () => void;
}

/** What was done to a list; documents that are gone can be read of nowhere else. */
export function HistoryDialog({ list, onClose }: HistoryDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('documents.history.title')} onClose={onClose}>
      <ChangeList list={list} />
    </Dialog>
  );
}
