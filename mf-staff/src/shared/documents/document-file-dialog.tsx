import { checkFile, FileField, PAPERS, SendForm, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { toast } from '../components/toasts';
import { Dialog, DialogPart } from '../dialog/dialog';
import { DialogActions } from '../dialog/form-dialog';
import { useLatest, useThenReload } from '../hooks/use-current-row';
import { useUploading } from '../hooks/use-upload';
import { type Paper, type PaperKind, replaceFile } from './documents';
import { VersionList } from './version-list';

interface PaperDialogProps {
  kind: PaperKind;
  paper: Paper;
  /** Whether another file may take its place; else the versions alone are shown. */
  mayReplace?: boolean;
  onClose: () => void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What can be done with the file of a paper: another in its place, and those before to be read. */
export function PaperDialog(props: PaperDialogProps) {
  const { kind, paper, mayReplace = true, onClose, children } = props;
  const { t } = useTranslation();
  return (
    <Dialog title={paper.title} onClose={onClose}>
      {mayReplace && (
        <DialogPart title={t('documents.replace.title')}>
          <ReplaceForm kind={kind} paper={paper} onClose={onClose} />
        </DialogPart>
      )}
      <DialogPart title={t('documents.versions.title')}>
        <VersionList kind={kind} id={paper.id} />
      </DialogPart>
      {children}
    </Dialog>
  );
}

interface ReplaceFormProps {
  kind: PaperKind;
  paper: Paper;
  onClose: () => void;
}

/** Another file for a paper. */
function ReplaceForm({ kind, paper, onClose }: ReplaceFormProps) {
  const { t } = useTranslation();
  const thenReload = useThenReload();
  const { progress, begin } = useUploading();
  const change = useLatest(paper);
  const state = useSendForm<{ file: File | null }>({
    name: `${kind}-file-${paper.id}`,
    initialValues: { file: null },
    validate: async ({ file }) => {
      const fault = file ? await checkFile(file, PAPERS, t) : t('documents.form.fileRequired');
      return fault ? { file: fault } : {};
    },
    send: ({ file }) =>
      thenReload(change((latest) => replaceFile(kind, latest, file as File, begin()))),
    onSent: () => {
      toast(t('documents.replace.done', { title: paper.title }));
      onClose();
    },
  });
  return (
    <SendForm state={state}>
      <FileField
        name="file"
        label={t('documents.replace.file')}
        rules={PAPERS}
        progress={progress}
      />
      <DialogActions
        label={t('documents.replace.do')}
        busyLabel={t('documents.replace.doing')}
        onCancel={onClose}
      />
    </SendForm>
  );
}
