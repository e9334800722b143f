import { api, unwrap } from '@phantom/mf-kit';
import type { Holding } from './get-investor';

export interface HoldingFields {
  property: string;
  address: string;
  project_id: number | null;
  committed: string;
  contributed: string;
  as_of: string;
}

export const addHolding = (account_id: number, body: HoldingFields) =>
  unwrap(
    api.POST('/api/auth/investors/{account_id}/holdings', {
      params: { path: { account_id } },
      body,
    }),
  );

export const editHolding = ({ id, version }: Holding, fields: HoldingFields) =>
  unwrap(
    api.PATCH('/api/auth/investor-holdings/{id}', {
      params: { path: { id } },
      body: { ...fields, version },
    }),
  );
