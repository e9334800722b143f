import { api, unwrap, upload, type UploadOptions } from '@phantom/mf-kit';
import type { InvestorDocument } from './get-investor';

export interface DocumentFields {
  year: number;
  title: string;
  kind: InvestorDocument['kind'];
  holding_id: number | null;
}

export function addDocument(
  accountId: number,
  { year, title, kind, holding_id }: DocumentFields,
  file: File,
  options: UploadOptions,
): Promise<unknown> {
  const form = new FormData();
  form.append('year', String(year));
  form.append('title', title);
  form.append('kind', kind);
  if (holding_id !== null) form.append('holding_id', String(holding_id));
  form.append('file', file);
  return upload(`/api/auth/investors/${accountId}/documents`, form, options);
}

export const editDocument = ({ id, version }: InvestorDocument, fields: DocumentFields) =>
  unwrap(
    api.PATCH('/api/auth/investor-documents/{id}', {
      params: { path: { id } },
      body: { ...fields, version },
    }),
  );
