import { RequiredNote, TextField, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useTakenOver } from '../../../shared/hooks/use-taken-over';
import { useThenReload } from '../../../shared/hooks/use-then-reload';
import { toast } from '../../../shared/toast/toast-store';
import { renameFile } from '../api/change-file';
import type { PropertyFile } from '../api/get-property';
import { LIMITS } from '../request-rules';

interface FileDialogProps {
  file: PropertyFile;
  onClose: () => void;
}

/** Gives a file that was received another title. */
export function RenameFileDialog({ file: opened, onClose }: FileDialogProps) {
  const { t } = useTranslation();
  const { row: file, takeOver } = useTakenOver(opened);
  const thenReload = useThenReload();
  const state = useSendForm({
    name: `rename-file-${file.id}`,
    initialValues: { title: file.title },
    validate: ({ title }) => {
      if (!title.trim()) return { title: t('missingFile.rules.title') };
      return title.trim().length > LIMITS.title
        ? { title: t('missingFile.rules.long', { count: LIMITS.title }) }
        : {};
    },
    send: async (values) => {
      const title = values.title.trim();
      await thenReload(renameFile(file.id, { title, version: file.version }));
      toast(t('receivedFiles.renamed', { title }));
    },
    onSent: onClose,
  });
  return (
    <FormDialog<{ title: string }, PropertyFile>
      title={t('receivedFiles.renameTitle')}
      state={state}
      label={t('receivedFiles.save')}
      onClose={onClose}
      onTake={takeOver}
      rowNow={({ title }) => <p>{t('receivedFiles.titleNow', { title })}</p>}
    >
      <RequiredNote />
      <TextField name="title" label={t('file.title')} required autoComplete="off" />
    </FormDialog>
  );
}
