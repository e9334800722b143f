import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RemoteOverride } from '@phantom/registry';
import { AppError, RevocationStream } from '@phantom/service-kit';
import { jwtVerify, SignJWT } from 'jose';
import { cookieName, setCookie } from '../../common/cookies.js';
import { NO_COOKIE_KEY } from '../../common/messages.js';
import { GatewayConfig } from '../../config/gateway.config.js';

const NAME = 'phantom_staff';

/** Seconds. */
const FOUR_HOURS = 4 * 3600;
/** Seconds: the lifetime of a smoke test's token. */
const TEN_MINUTES = 600;

/** Identifies an employee to pages: the access token is sent with calls only. */
export interface StaffPass {
  account: string;
  /** The session for which the pass was issued: it ends with it. */
  session?: string;
  /** The overrides of this browser, by the name of the remote. */
  overrides: Readonly<Record<string, RemoteOverride>>;
}

/** The cookie that identifies an employee. It is signed, since it decides which code a page loads. */
@Injectable()
export class StaffCookie {
  private readonly key?: KeyObject;
  /** A cookie may be signed with any of these. */
  private readonly keys: KeyObject[];
  private readonly isSecure: boolean;
  private readonly form: RegExp;

  constructor(
    { cookieKey, cookieKeyOther, isSecure }: GatewayConfig,
    private readonly revocations: RevocationStream,
  ) {
    const given = [cookieKey, cookieKeyOther].filter((key) => key !== undefined);
    this.keys = given.map((key) => createSecretKey(key, 'utf8'));
    if (cookieKey !== undefined) this.key = this.keys[0];
    this.isSecure = isSecure;
    this.form = new RegExp(`(?:^|;\\s*)${cookieName(NAME, isSecure)}=([\\w.-]+)(?:;|$)`);
  }

  /**
   * The pass in a `Cookie` header; undefined if it is forged, expired or revoked. The pass opens no personal data: while
   * the auth service is unavailable, the last revocation list stays valid.
   */
  async read(cookies = ''): Promise<StaffPass | undefined> {
    const token = this.form.exec(cookies)?.[1];
    if (token === undefined) return undefined;
    for (const key of this.keys) {
      const pass = await verified(token, key);
      if (pass) return this.isRevoked(pass) ? undefined : pass;
    }
    return undefined;
  }

  /** The session ends when the role changes. A pass without a session ends with any change of the account. */
  private isRevoked({ account, session }: StaffPass): boolean {
    const permissionVersion = session === undefined ? 0 : Infinity;
    const token = { id: Number(account), session, permissionVersion };
    return this.revocations.list.reasonFor(token) !== undefined;
  }

  /**
   * @param isBrief limits it to the lifetime of a read-only token
   * @throws AppError if the site has no key
   */
  async issue({ account, session, overrides }: StaffPass, isBrief = false): Promise<string> {
    if (!this.key) throw new AppError(503, NO_COOKIE_KEY);
    const maxAge = isBrief ? TEN_MINUTES : FOUR_HOURS;
    const token = await new SignJWT({ overrides, sid: session })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(account)
      .setExpirationTime(`${maxAge}s`)
      .sign(this.key);
    return setCookie(NAME, token, { maxAge, isSecure: this.isSecure });
  }

  clear(): string {
    return setCookie(NAME, '', { maxAge: 0, isSecure: this.isSecure });
  }
}

async function verified(token: string, key: KeyObject): Promise<StaffPass | undefined> {
  try {
    const options = { algorithms: ['HS256'], requiredClaims: ['sub', 'exp', 'overrides'] };
    const { payload } = await jwtVerify<StaffPass & { sid?: string }>(token, key, options);
    const { sub, sid: session, overrides } = payload;
    return { account: String(sub), ...(session !== undefined && { session }), overrides };
  } catch {
    return undefined;
  }
}
