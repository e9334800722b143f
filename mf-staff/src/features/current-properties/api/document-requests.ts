import { api, unwrap } from '@phantom/mf-kit';
import type { DocumentRequest } from './property';

export interface RequestedDocument {
  title: string;
  note: string;
  /** YYYY-MM-DD. */
  due_on: string;
}

/** @param statusMove moves the property to Missing Documents together with the request */
export const requestDocument = (
  propertyId: number,
  { note, ...document }: RequestedDocument,
  statusMove: { move: true; version: number } | undefined,
) =>
  unwrap(
    api.POST('/api/auth/current-properties/{id}/document-requests', {
      params: { path: { id: propertyId } },
      body: { ...document, note: note || undefined, ...statusMove },
    }),
  );

type RequestChange =
  RequestedDocument | { state: DocumentRequest['state']; reason: string | undefined };

export const changeRequest = (id: number, change: RequestChange, version: number) =>
  unwrap(
    api.PATCH('/api/auth/document-requests/{id}', {
      params: { path: { id } },
      body: { ...change, version },
    }),
  );
