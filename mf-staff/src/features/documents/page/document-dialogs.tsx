import { lazy, Suspense } from 'react';
import type { DocumentList, StaffDocument } from '../api/documents';

const AddDocumentDialog = lazy(async () => ({
  default: (await import('../form/add-document-dialog')).AddDocumentDialog,
}));
const HistoryDialog = lazy(async () => ({
  default: (await import('./document-history')).HistoryDialog,
}));
const ManageDocumentDialog = lazy(async () => ({
  default: (await import('./manage-document-dialog')).ManageDocumentDialog,
}));
const RemoveDocumentDialog = lazy(async () => ({
  default: (await import('../form/remove-document-dialog')).RemoveDocumentDialog,
}));
const DocumentViewer = lazy(async () => ({
  default: (await import('../../../shared/documents/document-viewer')).DocumentViewer,
}));

export type DocumentTask =
  | { kind: 'add' }
  | { kind: 'history' }
  | { kind: 'show' | 'manage' | 'remove'; document: StaffDocument };

interface DocumentDialogsProps {
  list: DocumentList;
  task: DocumentTask | undefined;
  onTask: (task: DocumentTask | undefined) => void;
  /** The row that opened the dialog is removed. */
  onRemoved: () => void;
}

export function DocumentDialogs({ list, task, onTask, onRemoved }: DocumentDialogsProps) {
  const close = () => onTask(undefined);
  const dialog = () => {
    if (!task) return null;
    if (task.kind === 'add') return <AddDocumentDialog list={list} onClose={close} />;
    if (task.kind === 'history') return <HistoryDialog list={list} onClose={close} />;
    const { kind, document } = task;
    if (kind === 'show') return <DocumentViewer document={document} onClose={close} />;
    if (kind === 'manage') {
      const remove = () => onTask({ kind: 'remove', document });
      return (
        <ManageDocumentDialog list={list} document={document} onRemove={remove} onClose={close} />
      );
    }
    const onClose = (isDone: boolean) => {
      if (isDone) onRemoved();
      close();
    };
    return <RemoveDocumentDialog document={document} onClose={onClose} />;
  };
  return <Suspense fallback={null}>{dialog()}</Suspense>;
}
