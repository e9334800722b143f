import {
  checkFile,
  FileField,
  PAPERS,
  RequiredNote,
  SendForm,
  TextField,
  useSendForm,
} from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { Dialog } from '../../../shared/dialog/dialog';
import { DialogActions } from '../../../shared/dialog/form-dialog';
import { useThenReload } from '../../../shared/hooks/use-current-row';
import { useUploading } from '../../../shared/hooks/use-upload';
import { addDocument, type DocumentList } from '../api/documents';

interface AddDialogProps {
  list: DocumentList;
  onClose: () => void;
}

interface Entries {
  file: File | null;
  title: string;
}

/** A new document for a list. The title is taken from the file's name, and may be another. */
export function AddDialog({ list, onClose }: AddDialogProps) {
  const { t } = useTranslation();
  const thenReload = useThenReload();
  const { progress, begin } = useUploading();
  const state = useSendForm<Entries>({
    name: `document-${list}`,
    initialValues: { file: null, title: '' },
    validate: async ({ file, title }) => ({
      ...(await fileFault(file)),
      ...(!title.trim() && { title: t('documents.form.titleRequired') }),
    }),
    send: ({ file, title }) =>
      thenReload(addDocument(list, { file: file as File, title }, begin())),
    onSent: () => {
      toast(t('documents.form.added'));
      onClose();
    },
  });
  const fileFault = async (file: File | null) => {
    const fault = file ? await checkFile(file, PAPERS, t) : t('documents.form.fileRequired');
    return fault ? { file: fault } : {};
  };
  const takeTitle = ({ name }: File) => {
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
          rules={PAPERS}
          onChoose={takeTitle}
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

const LONGEST = 150;

/** A title out of a file's name: `Q3_fair-housing (final).pdf` is "Q3 fair-housing (final)". */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST);
