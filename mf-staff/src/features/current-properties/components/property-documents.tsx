import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { Sheet } from '../../../shared/components/sheet';
import type { DocumentRequest, PropertyDetail } from '../api/get-property';
import { MISSING_DOCUMENTS } from '../status-steps';
import { MissingFileDialog } from './missing-file-dialog';
import { RequestDialog } from './request-dialog';
import { RequestList } from './request-list';
import { RequestStateDialog, type RequestedState } from './request-state-dialog';
import { SubmittedFiles } from './submitted-files';

/** What a dialog is open for. */
type Opened =
  | { kind: 'file'; request?: DocumentRequest }
  | { kind: 'request'; request?: DocumentRequest }
  | { kind: 'state'; request: DocumentRequest; state: RequestedState };

/** The documents that were asked for, and at Missing Documents the files that have come in. */
export function PropertyDocuments({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const onClose = () => setOpened(undefined);
  const isMissing = property.status === MISSING_DOCUMENTS;
  return (
    <>
      <Sheet
        title={t('requests.title')}
        actions={
          <Button
            size="sm"
            variant="outline-primary"
            onClick={() => setOpened({ kind: 'request' })}
          >
            {t('requests.new')}
          </Button>
        }
      >
        <RequestList
          requests={property.requests}
          onAddFile={isMissing ? (request) => setOpened({ kind: 'file', request }) : undefined}
          onEdit={(request) => setOpened({ kind: 'request', request })}
          onState={(request, state) => setOpened({ kind: 'state', request, state })}
        />
      </Sheet>
      {isMissing && (
        <SubmittedFiles property={property} onAdd={() => setOpened({ kind: 'file' })} />
      )}
      {opened?.kind === 'file' && (
        <MissingFileDialog property={property} request={opened.request} onClose={onClose} />
      )}
      {opened?.kind === 'request' && (
        <RequestDialog property={property} request={opened.request} onClose={onClose} />
      )}
      {opened?.kind === 'state' && (
        <RequestStateDialog request={opened.request} target={opened.state} onClose={onClose} />
      )}
    </>
  );
}
