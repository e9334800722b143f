import type { TokenUser } from './token-user.js';

/** Why a token is refused before its expiry. */
export const REVOCATION_REASONS = [
  'signed-out',
  'session-ended',
  'refresh-token-reused',
  'password-changed',
  'role-changed',
  'rights-changed',
  'profile-changed',
  'blocked',
  'erased',
] as const;
export type RevocationReason = (typeof REVOCATION_REASONS)[number];

/** All tokens of one session are refused. */
export interface RevokedSession {
  /** The claim `sid`. */
  session: string;
  reason: RevocationReason;
  /** ISO time at which the last token of the session has expired. */
  until: string;
}

/** The tokens of one account are refused whose permission version is below this one. */
export interface RevokedAccount {
  account: number;
  /** The least permission version, the claim `pv`, that is accepted. */
  version: number;
  reason: RevocationReason;
  /** ISO time at which the last token with an older version has expired. */
  until: string;
}

export type Revocation = RevokedSession | RevokedAccount;

/** One JSON line of the stream: the complete list, then each committed revocation. An empty object confirms that all were sent. */
export interface RevocationMessage {
  /** All revocations; replaces the reader's list. */
  complete?: Revocation[];
  /** Revocations since the previous message. */
  revoked?: Revocation[];
}

/** The path of the stream, beside the published keys of the auth service. No gateway passes it on. */
export const REVOCATION_STREAM_PATH = '/internal/revocations';

/** The claims by which a token can be revoked. */
export type RevocableToken = Pick<TokenUser, 'id' | 'session' | 'permissionVersion'>;

/** Knows revoked access tokens. Each process provides one. */
export abstract class Revocations {
  /** Why the token is refused; undefined where it is accepted. @throws ServiceUnavailableError where this cannot be told */
  abstract reasonFor(
    token: RevocableToken,
  ): RevocationReason | undefined | Promise<RevocationReason | undefined>;

  /** Resolves once the list is known, or after the time. @param patience milliseconds */
  abstract untilKnown(patience: number): Promise<void>;
}
