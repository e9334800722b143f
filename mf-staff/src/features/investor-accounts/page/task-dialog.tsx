import { lazy, Suspense } from 'react';
import type { Investor } from '../api/investors';
import { useCanEdit, type Task } from '../investor-rows';

const HoldingDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "investor-dialogs" */ '../form/holding-dialog'))
    .HoldingDialog,
}));
const DistributionDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "investor-dialogs" */ '../form/distribution-dialog'))
    .DistributionDialog,
}));
const DocumentDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "investor-dialogs" */ '../form/document-dialog'))
    .DocumentDialog,
}));
const DocumentFileDialog = lazy(async () => ({
  default: (
    await import(
      /* webpackChunkName: "investor-dialogs" */ '../../../shared/documents/document-file-dialog'
    )
  ).DocumentFileDialog,
}));
const RemoveDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "investor-dialogs" */ '../form/remove-dialog'))
    .RemoveDialog,
}));

interface TaskDialogProps {
  task: Task;
  investor: Investor;
  onClose: () => void;
}

export function TaskDialog({ task, investor, onClose }: TaskDialogProps) {
  const canEdit = useCanEdit();
  const dialog = () => {
    if (task.subject === 'file') {
      const props = { kind: 'investor-documents', document: task.row, onClose } as const;
      return <DocumentFileDialog {...props} mayReplace={canEdit} />;
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
