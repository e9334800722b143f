import type { AccountRight } from '@phantom/mf-kit';
import { RIGHTS, type Person, type PersonType } from './person';

/** A role and rights as the fields of a form have them. */
export interface RoleValues {
  type: NonNullable<PersonType> | '';
  people: boolean;
  documents: boolean;
  investments: boolean;
}

export const roleValues = ({ type, rights }: Pick<Person, 'type' | 'rights'>): RoleValues => ({
  type: type ?? '',
  people: rights.includes('people'),
  documents: rights.includes('documents'),
  investments: rights.includes('investments'),
});

/** Rights are for employees; of another role none is asked for. */
export const chosenRights = (values: RoleValues): AccountRight[] =>
  values.type === 'admin' ? RIGHTS.filter((right) => values[right]) : [];
