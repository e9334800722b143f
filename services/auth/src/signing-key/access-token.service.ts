import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { READ_SCOPE, type TokenClaims, type TokenUser } from '@phantom/service-kit';
import { SignJWT } from 'jose';
import type { Account } from '../account/account.entity.js';
import { AuthConfig } from '../config/auth.config.js';
import { ACCESS_TOKEN_SECONDS } from './access-token-seconds.js';
import { SigningKeyService } from './signing-key.service.js';

type TokenBearer = Pick<TokenUser, 'id' | 'name' | 'email' | 'type' | 'rights'>;

@Injectable()
export class AccessTokenService {
  constructor(
    private readonly keys: SigningKeyService,
    private readonly config: AuthConfig,
  ) {}

  /**
   * A JWT that says who the account is and which role it has, for the gateway and every service.
   *
   * @param session the login that it comes of: once that is ended, the token counts no more
   */
  sign(account: Account, session: string): Promise<string> {
    const limits = { sid: session, pv: account.permissionVersion };
    return this.signClaims(account, limits, ACCESS_TOKEN_SECONDS);
  }

  /** A JWT by which every service answers what the user may read, and refuses every change. It is of no session. */
  signReadOnly(user: TokenBearer, seconds: number): Promise<string> {
    return this.signClaims(user, { scope: READ_SCOPE }, seconds);
  }

  private async signClaims(
    { id, name, email, type, rights }: TokenBearer,
    limits: Pick<TokenClaims, 'sid' | 'pv' | 'scope'>,
    seconds: number,
  ): Promise<string> {
    const signer = await this.keys.signer();
    return new SignJWT({ name, email, type, rights, ...limits })
      .setProtectedHeader({ alg: 'ES256', kid: signer.id, typ: 'JWT' })
      .setSubject(String(id))
      .setIssuer(this.config.jwtIssuer)
      .setAudience(this.config.jwtAudience)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(signer.key);
  }
}
