import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RemoteOverride } from '@phantom/registry';
import { AppError } from '@phantom/service-kit';
import { jwtVerify, SignJWT } from 'jose';
import { GatewayConfig } from '../config/gateway.config.js';
import { cookieName, setCookie } from '../edge/set-cookie.js';
import { FollowedEnds } from '../sessions/followed-ends.service.js';
import { OPERATION_MESSAGES } from './operation-messages.js';

const NAME = 'phantom_staff';

/** Seconds. For as long a browser counts as an employee's whose role was taken meanwhile. */
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
    private readonly ended: FollowedEnds,
  ) {
    const given = [cookieKey, cookieKeyOther].filter((key) => key !== undefined);
    this.keys = given.map((key) => createSecretKey(key, 'utf8'));
    if (cookieKey !== undefined) this.key = this.keys[0];
    this.isSecure = isSecure;
    this.form = new RegExp(`(?:^|;\\s*)${cookieName(NAME, isSecure)}=([\\w.-]+)(?:;|$)`);
  }

  /** The pass in a `Cookie` header; a forged one, and one whose time or session is over, is as none. */
  async read(cookies = ''): Promise<StaffPass | undefined> {
    const token = this.form.exec(cookies)?.[1];
    if (token === undefined) return undefined;
    for (const key of this.keys) {
      const pass = await verified(token, key);
      if (pass) return this.ended.has(pass.session) ? undefined : pass;
    }
    return undefined;
  }

  /**
   * The `Set-Cookie` that gives a pass.
   *
   * @param brief for as long as a read-only token counts
   * @throws AppError where the site has no key for it
   */
  async give({ account, session, overrides }: StaffPass, brief = false): Promise<string> {
    if (!this.key) throw new AppError(503, OPERATION_MESSAGES.noCookieKey);
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
