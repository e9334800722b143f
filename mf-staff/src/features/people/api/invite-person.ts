import { api, unwrap, type AccountRight } from '@phantom/mf-kit';
import type { PersonType } from '../person';

export interface Invitation {
  email: string;
  name: string;
  type: NonNullable<PersonType>;
  rights: AccountRight[];
}

/** Makes an account and mails the link that sets its first password. */
export const invitePerson = (body: Invitation) => unwrap(api.POST('/api/auth/people', { body }));
