import type { AccountRight, SessionUser } from '@phantom/mf-kit';
import type { listPeople } from './api/list-people';

/** An account as it stands in the list. */
export type Person = Awaited<ReturnType<typeof listPeople>>['list'][number];

export type PersonType = SessionUser['type'];

export const RIGHTS: readonly AccountRight[] = ['people', 'documents', 'investments'];
