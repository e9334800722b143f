import type { SessionEnd } from './session';

/** What the servers call the reasons for which a session ended, and what a person is told. */
const ENDS: Record<string, SessionEnd | undefined> = {
  'signed-out': 'session-ended',
  'session-ended': 'session-ended',
  'refresh-token-reused': 'session-ended',
  'password-changed': 'password-changed',
  'role-changed': 'role-changed',
  blocked: 'blocked',
  erased: 'erased',
};

let noted: SessionEnd | undefined;

/** Notes why a token was refused: the challenge of a 401 says so (RFC 6750), where it was revoked. */
export function noteRefusal({ headers }: Pick<Response, 'headers'>): void {
  const [, reason = ''] =
    /error_description="([^"]*)"/.exec(headers.get('WWW-Authenticate') ?? '') ?? [];
  noted = ENDS[reason] ?? noted;
}

/** Why the session that could not be renewed is over: as noted since the last renewal. */
export function takeRefusal(): SessionEnd {
  const end = noted ?? 'expired';
  noted = undefined;
  return end;
}

/** The session goes on: what was noted before is over. */
export function forgetRefusal(): void {
  noted = undefined;
}
