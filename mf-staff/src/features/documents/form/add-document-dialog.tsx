import { FileField, RequiredNote, SendForm, TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { Dialog } from '../../../shared/dialog/dialog';
import { DialogActions } from '../../../shared/dialog/form-dialog';
import { useDialogForm } from '../../../shared/dialog/use-dialog-form';
import { useUpload } from '../../../shared/hooks/use-upload';
import { addDocument, type DocumentList } from '../api/documents';

interface Entries {
  file: File | null;
  title: string;
}

export function AddDocumentDialog({ list, onClose }: { list: DocumentList; onClose: () => void }) {
  const { t } = useTranslation();
  const { progress, startUpload } = useUpload();
  const state = useDialogForm<Entries>({
    name: `document-${list}`,
    initialValues: { file: null, title: '' },
    schema: ({ documentFile, requiredText }) => ({
      file: documentFile(t('documents.form.fileRequired'), t),
      title: requiredText(t('documents.form.titleRequired')),
    }),
    send: ({ file, title }) => addDocument(list, { file: file as File, title }, startUpload()),
    done: t('documents.form.added'),
    onClose,
  });
  const suggestTitle = ({ name }: File) => {
    if (!state.form.values.title) void state.form.setFieldValue('title', titleOfFile(name));
  };
  return (
    <Dialog title={t('documents.form.add')} onClose={onClose}>
      <SendForm state={state}>
        <RequiredNote />
        <FileField
          name="file"
          label={t('file.file')}
          required
          onChoose={suggestTitle}
          progress={progress}
        />
        <TextField name="title" label={t('file.title')} required />
        <DialogActions
          label={t('documents.form.add')}
          busyLabel={t('documents.form.adding')}
          onCancel={onClose}
        />
      </SendForm>
    </Dialog>
  );
}

const MAX_TITLE_LENGTH = 150;

/** `Q3_fair-housing (final).pdf` becomes "Q3 fair-housing (final)". */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, MAX_TITLE_LENGTH);
