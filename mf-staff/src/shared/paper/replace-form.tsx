import { checkFile, FileField, PAPERS, SendForm, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { DialogActions } from '../dialog/dialog-actions';
import { useThenReload } from '../hooks/use-then-reload';
import { useUploading } from '../hooks/use-uploading';
import { toast } from '../toast/toast-store';
import type { Paper, PaperKind } from './paper';
import { replaceFile } from './replace-file';
import { useLatest } from './use-latest';

interface ReplaceFormProps {
  kind: PaperKind;
  paper: Paper;
  onClose: () => void;
}

/** Another file for a paper. */
export function ReplaceForm({ kind, paper, onClose }: ReplaceFormProps) {
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
