import { MessageField, RequiredNote, TextField, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { companyDay } from '../../../shared/date-time/company-day';
import { useNow } from '../../../shared/date-time/use-now';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useTakenOver, useThenReload } from '../../../shared/hooks/use-current-row';
import { changeRequest, requestDocument, type RequestedDocument } from '../api/document-requests';
import type { DocumentRequest, PropertyDetail } from '../api/properties';
import { MISSING_DOCUMENTS } from '../property-status';
import styles from './move-status-dialog.module.css';
import { LIMITS, requestRules } from './request-rules';

interface RequestDialogProps {
  property: PropertyDetail;
  /** The one to be changed; without it another document is asked for. */
  request?: DocumentRequest;
  onClose: () => void;
}

/** Asks for a document by name and date, or changes what was asked for. */
export function RequestDialog({ property, request, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  // What may have changed meanwhile is the request, or for a new one the property, which moves along.
  const { row, takeOver } = useTakenOver<{ version: number }>(request ?? property);
  const thenReload = useThenReload();
  const now = useNow();
  const movesAlong = !request && property.status !== MISSING_DOCUMENTS;
  const state = useSendForm({
    name: request ? `edit-request-${request.id}` : `request-${property.id}`,
    initialValues: wordsOf(request),
    validate: (values) =>
      requestRules(values, { earliest: companyDay(now), before: request?.due_on }, t),
    send: (values) =>
      thenReload(
        request
          ? changeRequest(request.id, values, row.version)
          : requestDocument(
              property.id,
              values,
              movesAlong ? { move: true, version: row.version } : undefined,
            ),
      ),
    onSent: () => {
      toast(t(request ? 'requests.edited' : 'requests.made'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(request ? 'requests.editTitle' : 'requests.new')}
      state={state}
      label={t(request ? 'requests.save' : 'requests.submit')}
      onClose={onClose}
      onTake={takeOver}
    >
      {movesAlong && <p className={styles.consequence}>{t('requests.movesAlong')}</p>}
      <RequiredNote />
      <TextField
        name="title"
        label={t('requests.document')}
        hint={t('requests.documentHint')}
        required
        autoComplete="off"
      />
      <TextField
        name="due_on"
        label={t('requests.dueOn')}
        type="date"
        required
        min={request ? undefined : companyDay(now)}
      />
      <MessageField name="note" label={t('requests.note')} rows={3} max={LIMITS.note} />
    </FormDialog>
  );
}

const wordsOf = (request: DocumentRequest | undefined): RequestedDocument => ({
  title: request?.title ?? '',
  note: request?.note ?? '',
  due_on: request?.due_on ?? '',
});
