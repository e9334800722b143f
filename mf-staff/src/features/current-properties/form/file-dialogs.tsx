import { checkFile, FileField, PAPERS, RequiredNote, TextField, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useTakenOver, useThenReload } from '../../../shared/hooks/use-current-row';
import { useUploading } from '../../../shared/hooks/use-upload';
import type { PropertyDetail, PropertyFile } from '../api/properties';
import { putServicingFile, renameFile, withdrawFile } from '../api/property-files';
import { ReasonDialog } from './reason-dialog';
import { LIMITS } from './request-rules';

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

interface WithdrawFileDialogProps {
  file: PropertyFile;
  onClose: () => void;
}

/** Takes a file out of those received, with a reason. */
export function WithdrawFileDialog({ file: opened, onClose }: WithdrawFileDialogProps) {
  const { t } = useTranslation();
  const { row: file, takeOver } = useTakenOver(opened);
  const { id, title, version } = file;
  return (
    <ReasonDialog
      title={t('receivedFiles.withdrawTitle')}
      label={t('receivedFiles.withdraw')}
      name={`withdraw-file-${id}`}
      done={t('receivedFiles.withdrawn', { title })}
      send={(reason) => withdrawFile(id, { reason, version })}
      onTake={takeOver}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong>
        <br />
        {t('receivedFiles.withdrawFollows')}
      </p>
    </ReasonDialog>
  );
}

interface ServicingFileDialogProps {
  property: PropertyDetail;
  onClose: () => void;
}

/** Puts another file behind "View File". */
export function ServicingFileDialog({ property: opened, onClose }: ServicingFileDialogProps) {
  const { t } = useTranslation();
  const { row: property, takeOver } = useTakenOver(opened);
  const { progress, begin } = useUploading();
  const thenReload = useThenReload();
  const state = useSendForm<{ file: File | null }>({
    name: `servicing-file-${property.id}`,
    initialValues: { file: null },
    validate: async ({ file }) => {
      const problem = file ? await checkFile(file, PAPERS, t) : t('missingFile.rules.file');
      return problem ? { file: problem } : {};
    },
    send: ({ file }) =>
      thenReload(putServicingFile(property.id, file as File, property.version, begin())),
    onSent: () => {
      toast(t('servicingFile.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(opened.url ? 'servicingFile.replace' : 'servicingFile.add')}
      state={state}
      label={t('servicingFile.submit')}
      onClose={onClose}
      onTake={takeOver}
    >
      <FileField name="file" label={t('file.file')} required rules={PAPERS} progress={progress} />
    </FormDialog>
  );
}
