import { api, unwrap } from '@phantom/mf-kit';
import type { DocumentRequest } from './properties';

/** What is asked for: a document with a name, and by when it is needed. */
export interface RequestedDocument {
  title: string;
  note: string;
  /** YYYY-MM-DD. */
  due_on: string;
}

/** Of a property that is not at Missing Documents yet: it is moved there with the request. */
interface MoveAlong {
  move: true;
  version: number;
  reason?: string;
}

export const requestDocument = (
  propertyId: number,
  { note, ...document }: RequestedDocument,
  moveAlong: MoveAlong | undefined,
) =>
  unwrap(
    api.POST('/api/auth/current-properties/{id}/document-requests', {
      params: { path: { id: propertyId } },
      body: { ...document, note: note || undefined, ...moveAlong },
    }),
  );

/** What can be changed about a request: its words, or its state. */
type RequestChange =
  RequestedDocument | { state: DocumentRequest['state']; reason: string | undefined };

export const changeRequest = (id: number, change: RequestChange, version: number) =>
  unwrap(
    api.PATCH('/api/auth/document-requests/{id}', {
      params: { path: { id } },
      body: { ...change, version },
    }),
  );
