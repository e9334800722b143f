import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RemoteOverride } from '@phantom/registry';
import { AppError, RevocationStream } from '@phantom/service-kit';
import { jwtVerify, SignJWT } from 'jose';
import { cookieName, setCookie } from '../../common/cookies.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { OVERRIDE_MESSAGES } from '../overrides/override.messages.js';

const NAME = 'phantom_staff';

/** Seconds. */
const FOUR_HOURS = 4 * 3600;
/** Seconds: as long as a token of a smoke test counts. */
const TEN_MINUTES = 600;

/** By what a page knows an employee, who shows a token to calls alone. */
export interface StaffPass {
  /** The account's id. */
  account: string;
  /** The login that it was given to, with which it ends. */
  session?: string;
  /** What this browser gets in the place of the versions that it would get, by the remote's name. */
  overrides: Readonly<Record<string, RemoteOverride>>;
}

/** The cookie that makes the pages of a browser those of an employee; signed, since it decides what is loaded. */
@Injectable()
export class StaffCookie {
  private readonly key?: KeyObject;
  /** By which a cookie may be signed. */
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
   * The pass in a `Cookie` header; a forged one, and one that is over or was revoked, is as none. It opens no person's data: while the auth
   * service is away, the last list of revocations counts for as long as that takes.
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

  /** It says that somebody is an employee: with another role the login ends. One that names no login ends with any change of the account. */
  private isRevoked({ account, session }: StaffPass): boolean {
    const permissionVersion = session === undefined ? 0 : Infinity;
    const token = { id: Number(account), session, permissionVersion };
    return this.revocations.list.reasonFor(token) !== undefined;
  }

  /**
   * The `Set-Cookie` that gives a pass.
   *
   * @param brief for as long as a read-only token counts
   * @throws AppError where the site has no key for it
   */
  async give({ account, session, overrides }: StaffPass, brief = false): Promise<string> {
    if (!this.key) throw new AppError(503, OVERRIDE_MESSAGES.noCookieKey);
    const maxAge = brief ? TEN_MINUTES : FOUR_HOURS;
    const token = await new SignJWT({ overrides, sid: session })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(account)
      .setExpirationTime(`${maxAge}s`)
      .sign(this.key);
    return setCookie(NAME, token, { maxAge, isSecure: this.isSecure });
  }

  /** The `Set-Cookie` that takes it away. */
  take(): string {
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
