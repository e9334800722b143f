import { getSession, subscribeToSession, type SessionUser } from './session';

/** Calls back when the person who is signed in has other rights than before; answers the way to stop. */
export function onRightsChange(listener: () => void): () => void {
  let before = getSession()?.user;
  return subscribeToSession(() => {
    const user = getSession()?.user;
    const isChanged = user && before?.id === user.id && roleOf(user) !== roleOf(before);
    before = user;
    if (isChanged) listener();
  });
}

// A session stored by an earlier release has no list.
const roleOf = ({ type, rights }: SessionUser): string =>
  [type, ...((rights as string[] | undefined) ?? [])].join();
