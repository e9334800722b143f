import { api, unwrap } from '@phantom/mf-kit';
import type { PropertyDetail } from './get-property';

/** The facts of a property as they are sent. */
export interface PropertyFacts {
  address: string;
  servicing_bank: string;
  type_of_property: string;
  /** Null for nobody; else with the name of the account. */
  assignee_id: number | null;
  assignee_name?: string;
}

/** Takes a property into servicing. */
export const createProperty = async (body: PropertyFacts): Promise<PropertyDetail | undefined> => {
  const { list } = await unwrap(api.POST('/api/auth/current-properties', { body }));
  return list[0];
};

/** Changes some facts of a property, as they were at a version. */
export const editProperty = (id: number, body: Partial<PropertyFacts> & { version: number }) =>
  unwrap(api.PATCH('/api/auth/current-properties/{id}', { params: { path: { id } }, body }));
