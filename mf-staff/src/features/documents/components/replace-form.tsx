import { checkFile, FileField, PAPERS, SendForm, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { DialogActions } from '../../../shared/dialog/dialog-actions';
import { toast } from '../../../shared/toast/toast-store';
import type { StaffDocument } from '../api/list-documents';
import { replaceDocument } from '../api/replace-document';
import { useEnding } from '../../../shared/hooks/use-ending';
import { useThenReload } from '../../../shared/hooks/use-then-reload';
import { useLatest } from '../hooks/use-latest';

interface ReplaceFormProps {
  document: StaffDocument;
  onClose: () => void;
}

/** Another file for a document. */
export function ReplaceForm({ document, onClose }: ReplaceFormProps) {
  const { t } = useTranslation();
  const thenReload = useThenReload();
  const [progress, setProgress] = useState(0);
  const ending = useEnding();
  const change = useLatest(document);
  const state = useSendForm<{ file: File | null }>({
    name: `document-file-${document.id}`,
    initialValues: { file: null },
    validate: async ({ file }) => {
      const fault = file ? await checkFile(file, PAPERS, t) : t('documents.form.fileRequired');
      return fault ? { file: fault } : {};
    },
    send: ({ file }) =>
      thenReload(
        change((latest) =>
          replaceDocument(latest, file as File, { onProgress: setProgress, signal: ending() }),
        ),
      ),
    onSent: () => {
      toast(t('documents.replace.done', { title: document.title }));
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
