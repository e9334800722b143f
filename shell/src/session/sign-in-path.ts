import type { Session } from '@phantom/mf-kit';

/** The door that somebody came through; employees' for whoever is not known. */
export function signInPath(session: Session | undefined): string {
  return session?.user.type === 'Investor' ? '/investors/login' : '/login';
}

/** The first page of whoever is signed in. */
export function homeOf({ user }: Session): string {
  return user.type === 'Investor' ? '/investors' : '/dashboard';
}
