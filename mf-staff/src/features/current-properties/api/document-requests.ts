import { api, unwrap } from '@phantom/mf-kit';
import type { DocumentRequest } from './property';

/** A requested document. */
export interface RequestedDocument {
  title: string;
  note: string;
  /** YYYY-MM-DD. */
  due_on: string;
}

/**
 * Sent with a request for a property that is not at Missing Documents yet: the request moves it
 * there.
 */
interface StatusMove {
  move: true;
  version: number;
  reason?: string;
}

export const requestDocument = (
  propertyId: number,
  { note, ...document }: RequestedDocument,
  statusMove: StatusMove | undefined,
) =>
  unwrap(
    api.POST('/api/auth/current-properties/{id}/document-requests', {
      params: { path: { id: propertyId } },
      body: { ...document, note: note || undefined, ...statusMove },
    }),
  );

/** A request can change its text or its state. */
type RequestChange =
  RequestedDocument | { state: DocumentRequest['state']; reason: string | undefined };

export const changeRequest = (id: number, change: RequestChange, version: number) =>
  unwrap(
    api.PATCH('/api/auth/document-requests/{id}', {
      params: { path: { id } },
      body: { ...change, version },
    }),
  );
