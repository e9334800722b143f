import type { LoaderFunctionArgs, RouteHandle } from '@phantom/mf-kit';
import { listDocuments, type DocumentList } from './api/list-documents';

/** The loader of the page that shows a list. */
export const documentLoader =
  (name: DocumentList) =>
  async ({ request }: LoaderFunctionArgs) => ({
    name,
    documents: await listDocuments(name, request.signal),
  });

export type DocumentData = Awaited<ReturnType<ReturnType<typeof documentLoader>>>;

export const documentHandle = (name: DocumentList): RouteHandle => ({
  head: (_, t) => ({ title: t(`documents.${name}.title`), noindex: true }),
});
