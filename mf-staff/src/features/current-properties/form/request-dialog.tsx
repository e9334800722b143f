import { MessageField, RequiredNote, TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { companyDay } from '../../../shared/date-time/company-day';
import { useNow } from '../../../shared/date-time/use-now';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useDialogForm } from '../../../shared/dialog/use-dialog-form';
import { useCurrentRow } from '../../../shared/hooks/use-current-row';
import { changeRequest, requestDocument, type RequestedDocument } from '../api/document-requests';
import type { DocumentRequest, PropertyDetail } from '../api/property';
import { MISSING_DOCUMENTS } from '../property-status';
import styles from './move-status-dialog.module.css';
import { MAX_LENGTHS, requestSchema } from './request-rules';

interface RequestDialogProps {
  property: PropertyDetail;
  /** The request to edit; without it, the dialog creates one. */
  request?: DocumentRequest;
  onClose: () => void;
}

export function RequestDialog({ property, request, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  // The version to send: that of the request, or for a new one that of the property, which changes
  // its status.
  const { row, acceptCurrent } = useCurrentRow<{ version: number }>(request ?? property);
  const now = useNow();
  const movesStatus = !request && property.status !== MISSING_DOCUMENTS;
  const state = useDialogForm({
    name: request ? `edit-request-${request.id}` : `request-${property.id}`,
    initialValues: toValues(request),
    schema: (rules) =>
      requestSchema(rules, { earliest: companyDay(now), before: request?.due_on }, t),
    send: (values) =>
      request
        ? changeRequest(request.id, values, row.version)
        : requestDocument(
            property.id,
            values,
            movesStatus ? { move: true, version: row.version } : undefined,
          ),
    done: t(request ? 'requests.edited' : 'requests.made'),
    onClose,
  });
  return (
    <FormDialog
      title={t(request ? 'requests.editTitle' : 'requests.new')}
      state={state}
      label={t(request ? 'requests.save' : 'requests.submit')}
      onClose={onClose}
      onAcceptCurrent={acceptCurrent}
    >
      {movesStatus && <p className={styles.consequence}>{t('requests.movesAlong')}</p>}
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
      <MessageField name="note" label={t('requests.note')} rows={3} max={MAX_LENGTHS.note} />
    </FormDialog>
  );
}

const toValues = (request: DocumentRequest | undefined): RequestedDocument => ({
  title: request?.title ?? '',
  note: request?.note ?? '',
  due_on: request?.due_on ?? '',
});
