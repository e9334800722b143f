import { api, unwrap } from '@phantom/mf-kit';
import type { Distribution } from './get-investor';

export interface DistributionFields {
  holding_id: number;
  paid_on: string;
  amount: string;
  kind: Distribution['kind'];
}

export const addDistribution = (account_id: number, body: DistributionFields) =>
  unwrap(
    api.POST('/api/auth/investors/{account_id}/distributions', {
      params: { path: { account_id } },
      body,
    }),
  );

export const editDistribution = (
  { id, version }: Distribution,
  { paid_on, amount, kind }: DistributionFields,
) =>
  unwrap(
    api.PATCH('/api/auth/investor-distributions/{id}', {
      params: { path: { id } },
      body: { paid_on, amount, kind, version },
    }),
  );
