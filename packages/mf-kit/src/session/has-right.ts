import type { AccountRight, SessionUser } from './session';

/** Whether somebody may do what not every employee may; for what is shown, as each service asks for itself. */
export function hasRight(user: SessionUser | undefined, right: AccountRight): boolean {
  // A session stored by an earlier release has no list.
  const rights = user?.rights as AccountRight[] | undefined;
  return rights?.includes(right) ?? false;
}
