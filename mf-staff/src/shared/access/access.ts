import { getSession, hasRight, type AccountRight, type SessionUser } from '@phantom/mf-kit';

/** Whom a page is for. The services ask for themselves; this spares whoever it is not for an error. */
export interface Access {
  type: NonNullable<SessionUser['type']>;
  right?: AccountRight;
}

/** A page was opened by somebody whom it is not for. */
export class AccessError extends Error {
  override readonly name = 'AccessError';

  /** @param reason the account's role is another, it has none yet, or it lacks a right that not every employee has */
  constructor(readonly reason: 'role' | 'waiting' | 'right') {
    super(`Not for this account: ${reason}`);
  }
}

/** @throws AccessError where the page is not for whoever is signed in */
export function checkAccess({ type, right }: Access): void {
  const user = getSession()?.user;
  // Nobody is led to /home by the shell.
  if (!user) return;
  if (user.type === null) throw new AccessError('waiting');
  if (user.type !== type) throw new AccessError('role');
  if (right && !hasRight(user, right)) throw new AccessError('right');
}
