import { ForbiddenError } from '../errors/errors.js';
import { MESSAGES } from '../errors/messages.js';
import type { TokenUser } from './token-user.js';

const READING_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** @throws ForbiddenError where the token only reads and the call is one that changes something */
export function refuseChange({ readOnly }: Pick<TokenUser, 'readOnly'>, method = ''): void {
  if (readOnly && !READING_METHODS.includes(method)) throw new ForbiddenError(MESSAGES.readOnly);
}

/**
 * The technical accounts of smoke tests, by their ids. No account has such an id: they are the last ones of the column's
 * type. Nobody signs in as one, and no list of people shows one.
 */
export const SMOKE_ACCOUNT_IDS = {
  manager: 2_147_483_647,
  employee: 2_147_483_646,
  investor: 2_147_483_645,
} as const;
