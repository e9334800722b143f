import { checkFile, FileField, PAPERS, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useThenReload } from '../../../shared/hooks/use-then-reload';
import { toast } from '../../../shared/toast/toast-store';
import { putServicingFile } from '../api/add-file';
import type { PropertyDetail } from '../api/get-property';
import { useTakenOver } from '../../../shared/hooks/use-taken-over';
import { useUploading } from '../../../shared/hooks/use-uploading';

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
