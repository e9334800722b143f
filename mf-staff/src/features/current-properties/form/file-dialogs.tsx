import { FileField, RequiredNote, TextField, useSendForm, type Rules } from '@phantom/forms';
import { useTranslation, type TFunction } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useDialogForm } from '../../../shared/dialog/use-dialog-form';
import { useCurrentRow, useReloadAfter } from '../../../shared/hooks/use-current-row';
import { useUpload } from '../../../shared/hooks/use-upload';
import type { PropertyDetail, PropertyFile } from '../api/property';
import { renameFile, replaceServicingFile, withdrawFile } from '../api/property-files';
import { ReasonDialog } from './reason-dialog';
import { MAX_LENGTHS } from './request-rules';

export const fileTitle = ({ requiredText }: Rules, t: TFunction) =>
  requiredText(t('missingFile.rules.title')).max(
    MAX_LENGTHS.title,
    t('missingFile.rules.long', { count: MAX_LENGTHS.title }),
  );

interface FileDialogProps {
  file: PropertyFile;
  onClose: () => void;
}

export function RenameFileDialog({ file: opened, onClose }: FileDialogProps) {
  const { t } = useTranslation();
  const { row: file, acceptCurrent } = useCurrentRow(opened);
  const reloadAfter = useReloadAfter();
  const state = useSendForm({
    name: `rename-file-${file.id}`,
    initialValues: { title: file.title },
    schema: (rules) => ({ title: fileTitle(rules, t) }),
    send: async (values) => {
      const title = values.title.trim();
      await reloadAfter(renameFile(file.id, { title, version: file.version }));
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
      onAcceptCurrent={acceptCurrent}
      renderCurrent={({ title }) => <p>{t('receivedFiles.titleNow', { title })}</p>}
    >
      <RequiredNote />
      <TextField name="title" label={t('file.title')} required autoComplete="off" />
    </FormDialog>
  );
}

export function WithdrawFileDialog({ file: opened, onClose }: FileDialogProps) {
  const { t } = useTranslation();
  const { row: file, acceptCurrent } = useCurrentRow(opened);
  const { id, title, version } = file;
  return (
    <ReasonDialog
      title={t('receivedFiles.withdrawTitle')}
      label={t('receivedFiles.withdraw')}
      name={`withdraw-file-${id}`}
      done={t('receivedFiles.withdrawn', { title })}
      send={(reason) => withdrawFile(id, { reason, version })}
      onAcceptCurrent={acceptCurrent}
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

export function ServicingFileDialog({ property: opened, onClose }: ServicingFileDialogProps) {
  const { t } = useTranslation();
  const { row: property, acceptCurrent } = useCurrentRow(opened);
  const { progress, startUpload } = useUpload();
  const state = useDialogForm<{ file: File | null }>({
    name: `servicing-file-${property.id}`,
    initialValues: { file: null },
    schema: ({ documentFile }) => ({ file: documentFile(t('missingFile.rules.file'), t) }),
    send: ({ file }) =>
      replaceServicingFile(property.id, file as File, property.version, startUpload()),
    done: t('servicingFile.done'),
    onClose,
  });
  return (
    <FormDialog
      title={t(opened.url ? 'servicingFile.replace' : 'servicingFile.add')}
      state={state}
      label={t('servicingFile.submit')}
      onClose={onClose}
      onAcceptCurrent={acceptCurrent}
    >
      <FileField name="file" label={t('file.file')} required progress={progress} />
    </FormDialog>
  );
}
