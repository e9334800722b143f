import type { Session } from '@phantom/mf-kit';

/** The sign-in page of a person; the employees' when the person is unknown. */
export function signInPath(session: Session | undefined): string {
  return session?.user.type === 'Investor' ? '/investors/login' : '/login';
}

export function homeOf({ user }: Session): string {
  return user.type === 'Investor' ? '/investors' : '/dashboard';
}
