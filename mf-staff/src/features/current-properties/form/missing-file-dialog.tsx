import { FileField, RequiredNote, SelectField, TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useDialogForm } from '../../../shared/dialog/use-dialog-form';
import { useUpload } from '../../../shared/hooks/use-upload';
import type { DocumentRequest, PropertyDetail } from '../api/property';
import { addMissingFile } from '../api/property-files';
import { fileTitle } from './file-dialogs';
import { isAwaited } from './request-rules';

interface MissingFileDialogProps {
  property: PropertyDetail;
  /** The request that the file answers, if the dialog was opened for one. */
  request?: DocumentRequest;
  onClose: () => void;
}

interface Entries {
  title: string;
  requestId: string;
  file: File | null;
}

export function MissingFileDialog({ property, request, onClose }: MissingFileDialogProps) {
  const { t } = useTranslation();
  const { progress, startUpload } = useUpload();
  const awaited = property.requests.filter(isAwaited);
  const state = useDialogForm<Entries>({
    name: `missing-file-${property.id}${request ? `-${request.id}` : ''}`,
    initialValues: {
      title: request?.title ?? '',
      requestId: request ? String(request.id) : '',
      file: null,
    },
    schema: (rules) => ({
      title: fileTitle(rules, t),
      file: rules.documentFile(t('missingFile.rules.file'), t),
    }),
    send: ({ file, ...entries }) =>
      addMissingFile(property.id, { ...entries, file: file as File }, startUpload()),
    done: t('missingFile.done'),
    onClose,
  });

  return (
    <FormDialog
      title={t('missingFile.title')}
      state={state}
      label={t('missingFile.submit')}
      onClose={onClose}
    >
      <RequiredNote />
      <TextField name="title" label={t('file.title')} required autoComplete="off" />
      {awaited.length > 0 && (
        <SelectField
          name="requestId"
          label={t('missingFile.request')}
          placeholder={t('missingFile.noRequest')}
          choices={awaited.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      )}
      <FileField name="file" label={t('file.file')} required progress={progress} />
    </FormDialog>
  );
}
