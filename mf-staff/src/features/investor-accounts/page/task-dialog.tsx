import { lazy, Suspense } from 'react';
import type { Investor } from '../api/investors';
import { type Task, useMayChange } from '../investor-rows';

const HoldingDialog = lazy(async () => ({
  default: (await import('../form/holding-dialog')).HoldingDialog,
}));
const DistributionDialog = lazy(async () => ({
  default: (await import('../form/distribution-dialog')).DistributionDialog,
}));
const DocumentDialog = lazy(async () => ({
  default: (await import('../form/document-dialog')).DocumentDialog,
}));
const PaperDialog = lazy(async () => ({
  default: (await import('../../../shared/documents/document-file-dialog')).PaperDialog,
}));
const RemoveDialog = lazy(async () => ({
  default: (await import('../form/remove-dialog')).RemoveDialog,
}));

interface TaskDialogProps {
  task: Task;
  investor: Investor;
  onClose: () => void;
}

/** The one dialog that is open, fetched when it is first asked for. */
export function TaskDialog({ task, investor, onClose }: TaskDialogProps) {
  const mayChange = useMayChange();
  const dialog = () => {
    if (task.subject === 'file') {
      const about = { kind: 'investor-documents', paper: task.row, onClose } as const;
      return <PaperDialog {...about} mayReplace={mayChange} />;
    }
    if (task.isRemoval) return <RemoveDialog task={task} onClose={onClose} />;
    if (task.subject === 'holding') {
      return <HoldingDialog investor={investor} row={task.row} onClose={onClose} />;
    }
    if (task.subject === 'distribution') {
      return <DistributionDialog investor={investor} row={task.row} onClose={onClose} />;
    }
    return <DocumentDialog investor={investor} row={task.row} onClose={onClose} />;
  };
  return <Suspense>{dialog()}</Suspense>;
}
