import type { DocumentRequest, PropertyDetail, PropertyFile } from '../api/property';
import { ArchiveDialog } from './archive-dialog';
import { RenameFileDialog, WithdrawFileDialog } from './file-dialogs';
import { MissingFileDialog } from './missing-file-dialog';
import { MoveStatusDialog } from './move-status-dialog';
import { RequestDialog } from './request-dialog';
import { RequestStateDialog, type RequestedState } from './request-state-dialog';

/** What an employee does with a property or its documents. */
export type PropertyTask =
  | { kind: 'move' | 'archive' }
  | { kind: 'file'; request?: DocumentRequest }
  | { kind: 'request'; request?: DocumentRequest }
  | { kind: 'state'; request: DocumentRequest; state: RequestedState }
  | { kind: 'rename' | 'withdraw'; file: PropertyFile };

interface PropertyDialogProps {
  property: PropertyDetail;
  task: PropertyTask;
  onClose: () => void;
}

/** The dialog of a task. All of them load when the first is opened. */
export function PropertyDialog({ property, task, onClose }: PropertyDialogProps) {
  switch (task.kind) {
    case 'move':
      return <MoveStatusDialog property={property} onClose={onClose} />;
    case 'archive':
      return <ArchiveDialog property={property} onClose={onClose} />;
    case 'file':
      return <MissingFileDialog property={property} request={task.request} onClose={onClose} />;
    case 'request':
      return <RequestDialog property={property} request={task.request} onClose={onClose} />;
    case 'state':
      return <RequestStateDialog request={task.request} target={task.state} onClose={onClose} />;
    case 'rename':
      return <RenameFileDialog file={task.file} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawFileDialog file={task.file} onClose={onClose} />;
  }
}
