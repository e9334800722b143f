import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TokenUser } from '../auth/token-user.js';
import type { Person } from './person.js';
import type { ErasedRecords } from './personal-records.js';

interface Deed {
  action: 'exported' | 'erased';
  person: Person;
  erased?: readonly ErasedRecords[];
}

const logger = new Logger('PersonalData');

/** Notes who was given a person's data, or erased them, in the transaction that does it: by ids, never by the address. */
export async function noteDeeds(
  _: EntityManager,
  { id: by }: TokenUser,
  { action, person: { accountId: account }, erased = [] }: Deed,
): Promise<void> {
  const records = erased.flatMap(({ kind, ids }) => ids.map((id) => `${kind} ${id}`));
  logger.log({ msg: `personal data was ${action}`, by, account, records });
  return Promise.resolve();
}
