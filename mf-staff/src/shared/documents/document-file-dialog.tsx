import { FileField, SendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { Dialog, DialogPart } from '../dialog/dialog';
import { DialogActions } from '../dialog/form-dialog';
import { useDialogForm } from '../dialog/use-dialog-form';
import { useLatestVersion } from '../hooks/use-latest-version';
import { useUpload } from '../hooks/use-upload';
import { replaceFile, type DocumentCollection, type VersionedDocument } from './documents';
import { VersionList } from './version-list';

interface DocumentFileDialogProps {
  kind: DocumentCollection;
  document: VersionedDocument;
  /** Whether the file can be replaced; otherwise only the versions are shown. */
  mayReplace?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

export function DocumentFileDialog(props: DocumentFileDialogProps) {
  const { kind, document, mayReplace = true, onClose, children } = props;
  const { t } = useTranslation();
  return (
    <Dialog title={document.title} onClose={onClose}>
      {mayReplace && (
        <DialogPart title={t('documents.replace.title')}>
          <ReplaceForm kind={kind} document={document} onClose={onClose} />
        </DialogPart>
      )}
      <DialogPart title={t('documents.versions.title')}>
        <VersionList kind={kind} id={document.id} />
      </DialogPart>
      {children}
    </Dialog>
  );
}

type ReplaceFormProps = Pick<DocumentFileDialogProps, 'kind' | 'document' | 'onClose'>;

function ReplaceForm({ kind, document, onClose }: ReplaceFormProps) {
  const { t } = useTranslation();
  const { progress, startUpload } = useUpload();
  const change = useLatestVersion(document);
  const state = useDialogForm<{ file: File | null }>({
    name: `${kind}-file-${document.id}`,
    initialValues: { file: null },
    schema: ({ documentFile }) => ({ file: documentFile(t('documents.form.fileRequired'), t) }),
    send: ({ file }) => change((latest) => replaceFile(kind, latest, file as File, startUpload())),
    done: t('documents.replace.done', { title: document.title }),
    onClose,
  });
  return (
    <SendForm state={state}>
      <FileField name="file" label={t('documents.replace.file')} progress={progress} />
      <DialogActions
        label={t('documents.replace.do')}
        busyLabel={t('documents.replace.doing')}
        onCancel={onClose}
      />
    </SendForm>
  );
}
