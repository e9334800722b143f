import { ForbiddenError } from '../errors/errors.js';
import { MESSAGES } from '../messages/messages.js';
import type { TokenUser } from './token-user.js';

const READING_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** @throws ForbiddenError where a read-only token makes a call that changes something */
export function refuseChange({ readOnly }: Pick<TokenUser, 'readOnly'>, method = ''): void {
  if (readOnly && !READING_METHODS.includes(method)) throw new ForbiddenError(MESSAGES.readOnly);
}

/** The ids of the accounts of smoke tests: the last ones of the column's type. They cannot sign in, and no list shows them. */
export const SMOKE_ACCOUNT_IDS = {
  manager: 2_147_483_647,
  employee: 2_147_483_646,
  investor: 2_147_483_645,
} as const;
