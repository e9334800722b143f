import { lazy, Suspense } from 'react';
import type { Investor } from '../api/get-investor';
import { useMayChange } from '../hooks/use-may-change';
import type { Task } from '../task';

const HoldingDialog = lazy(async () => ({
  default: (await import('./holding-dialog')).HoldingDialog,
}));
const DistributionDialog = lazy(async () => ({
  default: (await import('./distribution-dialog')).DistributionDialog,
}));
const DocumentDialog = lazy(async () => ({
  default: (await import('./document-dialog')).DocumentDialog,
}));
const PaperDialog = lazy(async () => ({
  default: (await import('../../../shared/paper/paper-dialog')).PaperDialog,
}));
const RemoveDialog = lazy(async () => ({
  default: (await import('./remove-dialog')).RemoveDialog,
}));

interface Props {
  task: Task;
  investor: Investor;
  onClose: () => void;
}

/** The one dialog that is open, fetched when it is first asked for. */
export function TaskDialog({ task, investor, onClose }: Props) {
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
