import {
  hasRight,
  useLoaderData,
  useSession,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { StaffPage } from '../../../shared/components/staff-page';
import { useFocusAfterClose } from '../../../shared/hooks/use-focus-after-close';
import { useFreshLinks } from '../../../shared/hooks/use-fresh-links';
import { PagedTable } from '../../../shared/list/paged-table';
import { listDocuments, type DocumentList } from '../api/documents';
import { useDocumentColumns } from './document-columns';
import { DocumentDialogs, type DocumentTask } from './document-dialogs';

export const documentLoader =
  (name: DocumentList) =>
  async ({ request }: LoaderFunctionArgs) => ({
    name,
    documents: await listDocuments(name, request.signal),
  });

type DocumentData = Awaited<ReturnType<ReturnType<typeof documentLoader>>>;

export const documentHandle = (name: DocumentList): RouteHandle => ({
  head: (_, t) => ({ title: t(`documents.${name}.title`), noindex: true }),
});

export function DocumentsPage() {
  const { t } = useTranslation();
  const { name, documents } = useLoaderData<DocumentData>();
  const mayEdit = hasRight(useSession()?.user, 'documents');
  const [task, setTask] = useState<DocumentTask>();
  const { target, requestFocus } = useFocusAfterClose<HTMLButtonElement>(task !== undefined);
  const columns = useDocumentColumns({ mayEdit, onTask: setTask });
  useFreshLinks();

  const edit = mayEdit && (
    <>
      <Button variant="outline-primary" onClick={() => setTask({ kind: 'history' })}>
        {t('documents.history.title')}
      </Button>
      <Button ref={target} onClick={() => setTask({ kind: 'add' })}>
        {t('documents.form.add')}
      </Button>
    </>
  );
  return (
    <StaffPage
      title={t(`documents.${name}.title`)}
      lead={t(`documents.${name}.lead`)}
      actions={edit || undefined}
    >
      <PagedTable
        caption={t(`documents.${name}.title`)}
        columns={columns}
        rows={documents}
        empty={t('documents.empty')}
      />
      <DocumentDialogs list={name} task={task} onTask={setTask} onRemoved={requestFocus} />
    </StaffPage>
  );
}
