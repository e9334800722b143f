import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Sheet } from '../../../shared/components/sheet';
import type { PropertyDetail } from '../api/property';
import type { PropertyTask } from '../form/property-dialog';
import { awaitsDocuments, MISSING_DOCUMENTS } from '../property-status';
import { RequestList } from './request-list';
import { SubmittedFiles } from './submitted-files';

interface PropertyDocumentsProps {
  property: PropertyDetail;
  onTask: (task: PropertyTask) => void;
}

export function PropertyDocuments({ property, onTask }: PropertyDocumentsProps) {
  const { t } = useTranslation();
  const { status, archived_at } = property;
  const isArchived = archived_at !== null;
  const isMissing = status === MISSING_DOCUMENTS && !isArchived;
  return (
    <>
      <Sheet
        title={t('requests.title')}
        actions={
          isArchived || (
            <Button size="sm" variant="outline-primary" onClick={() => onTask({ kind: 'request' })}>
              {t('requests.new')}
            </Button>
          )
        }
      >
        <RequestList
          requests={property.requests}
          canReopen={awaitsDocuments(status)}
          isReadOnly={isArchived}
          onAddFile={isMissing ? (request) => onTask({ kind: 'file', request }) : undefined}
          onEdit={(request) => onTask({ kind: 'request', request })}
          onState={(request, state) => onTask({ kind: 'state', request, state })}
        />
      </Sheet>
      <SubmittedFiles
        property={property}
        onAdd={isMissing ? () => onTask({ kind: 'file' }) : undefined}
        onChange={isArchived ? undefined : (kind, file) => onTask({ kind, file })}
      />
    </>
  );
}
