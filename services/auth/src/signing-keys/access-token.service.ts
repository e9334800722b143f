import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { READ_SCOPE, type TokenClaims, type TokenUser } from '@phantom/service-kit';
import { SignJWT } from 'jose';
import type { Account } from '../accounts/account.entity.js';
import { AuthConfig } from '../config/auth.config.js';
import { ACCESS_TOKEN_SECONDS, SigningKeyService } from './signing-key.service.js';

type TokenBearer = Pick<TokenUser, 'id' | 'name' | 'email' | 'type' | 'rights'>;

@Injectable()
export class AccessTokenService {
  constructor(
    private readonly keys: SigningKeyService,
    private readonly config: AuthConfig,
  ) {}

  /** @param sessionId revoking this session revokes the token */
  sign(account: Account, sessionId: string): Promise<string> {
    const claims = { sid: sessionId, pv: account.permissionVersion };
    return this.signClaims(account, claims, ACCESS_TOKEN_SECONDS);
  }

  /** Signs a JWT that belongs to no session. Services answer its reads and refuse its changes. */
  signReadOnly(user: TokenBearer, seconds: number): Promise<string> {
    return this.signClaims(user, { scope: READ_SCOPE }, seconds);
  }

  private async signClaims(
    { id, name, email, type, rights }: TokenBearer,
    claims: Pick<TokenClaims, 'sid' | 'pv' | 'scope'>,
    seconds: number,
  ): Promise<string> {
    const signer = await this.keys.signer();
    return new SignJWT({ name, email, type, rights, ...claims })
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
