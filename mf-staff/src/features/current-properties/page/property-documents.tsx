import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { Sheet } from '../../../shared/components/sheet';
import type { DocumentRequest, PropertyDetail, PropertyFile } from '../api/property';
import { RenameFileDialog, WithdrawFileDialog } from '../form/file-dialogs';
import { MissingFileDialog } from '../form/missing-file-dialog';
import { RequestDialog } from '../form/request-dialog';
import { RequestStateDialog, type RequestedState } from '../form/request-state-dialog';
import { awaitsDocuments, MISSING_DOCUMENTS } from '../property-status';
import { RequestList } from './request-list';
import { SubmittedFiles } from './submitted-files';

type Opened =
  | { kind: 'file'; request?: DocumentRequest }
  | { kind: 'request'; request?: DocumentRequest }
  | { kind: 'state'; request: DocumentRequest; state: RequestedState }
  | { kind: 'rename' | 'withdraw'; file: PropertyFile };

export function PropertyDocuments({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const onClose = () => setOpened(undefined);
  const { status, archived_at } = property;
  const isArchived = archived_at !== null;
  const isMissing = status === MISSING_DOCUMENTS && !isArchived;
  return (
    <>
      <Sheet
        title={t('requests.title')}
        actions={
          isArchived || (
            <Button
              size="sm"
              variant="outline-primary"
              onClick={() => setOpened({ kind: 'request' })}
            >
              {t('requests.new')}
            </Button>
          )
        }
      >
        <RequestList
          requests={property.requests}
          canReopen={awaitsDocuments(status)}
          isReadOnly={isArchived}
          onAddFile={isMissing ? (request) => setOpened({ kind: 'file', request }) : undefined}
          onEdit={(request) => setOpened({ kind: 'request', request })}
          onState={(request, state) => setOpened({ kind: 'state', request, state })}
        />
      </Sheet>
      <SubmittedFiles
        property={property}
        onAdd={isMissing ? () => setOpened({ kind: 'file' }) : undefined}
        onChange={isArchived ? undefined : (kind, file) => setOpened({ kind, file })}
      />
      {opened && <DocumentDialog property={property} opened={opened} onClose={onClose} />}
    </>
  );
}

interface DocumentDialogProps {
  property: PropertyDetail;
  opened: Opened;
  onClose: () => void;
}

function DocumentDialog({ property, opened, onClose }: DocumentDialogProps) {
  switch (opened.kind) {
    case 'file':
      return <MissingFileDialog property={property} request={opened.request} onClose={onClose} />;
    case 'request':
      return <RequestDialog property={property} request={opened.request} onClose={onClose} />;
    case 'state':
      return (
        <RequestStateDialog request={opened.request} target={opened.state} onClose={onClose} />
      );
    case 'rename':
      return <RenameFileDialog file={opened.file} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawFileDialog file={opened.file} onClose={onClose} />;
  }
}
