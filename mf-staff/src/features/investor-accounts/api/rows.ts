import { api, unwrap, type ApiBody } from '@phantom/mf-kit';
import { upload, type UploadOptions } from '@phantom/mf-kit/upload';
import type { Distribution, Holding, InvestorDocument } from './investors';

export type HoldingFields = ApiBody<'post', '/api/auth/investors/{account_id}/holdings'>;

export const addHolding = (account_id: number, body: HoldingFields) => {
  const params = { path: { account_id } };
  return unwrap(api.POST('/api/auth/investors/{account_id}/holdings', { params, body }));
};

export const editHolding = ({ id, version }: Holding, fields: HoldingFields) => {
  const params = { path: { id } };
  const body = { ...fields, version };
  return unwrap(api.PATCH('/api/auth/investor-holdings/{id}', { params, body }));
};

type DistributionFields = ApiBody<'post', '/api/auth/investors/{account_id}/distributions'>;

export const addDistribution = (account_id: number, body: DistributionFields) => {
  const params = { path: { account_id } };
  return unwrap(api.POST('/api/auth/investors/{account_id}/distributions', { params, body }));
};

export const editDistribution = (
  { id, version }: Distribution,
  { paid_on, amount, kind }: DistributionFields,
) => {
  const params = { path: { id } };
  const body = { paid_on, amount, kind, version };
  return unwrap(api.PATCH('/api/auth/investor-distributions/{id}', { params, body }));
};

type DocumentFields = Pick<InvestorDocument, 'year' | 'title' | 'kind' | 'holding_id'>;

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

export const editDocument = ({ id, version }: InvestorDocument, fields: DocumentFields) => {
  const params = { path: { id } };
  const body = { ...fields, version };
  return unwrap(api.PATCH('/api/auth/investor-documents/{id}', { params, body }));
};

const CALLS = {
  holding: '/api/auth/investor-holdings/{id}',
  distribution: '/api/auth/investor-distributions/{id}',
  document: '/api/auth/investor-documents/{id}',
} as const;

type Subject = keyof typeof CALLS;

export const removeRow = (subject: Subject, { id, version }: { id: number; version: number }) =>
  unwrap(api.DELETE(CALLS[subject], { params: { path: { id }, query: { version } } }));
