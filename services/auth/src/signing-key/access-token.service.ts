import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { Account } from '../account/account.entity.js';
import { AuthConfig } from '../config/auth.config.js';
import { ACCESS_TOKEN_SECONDS } from './access-token-seconds.js';
import { SigningKeyService } from './signing-key.service.js';

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
  async sign({ id, name, email, type, rights }: Account, session: string): Promise<string> {
    const signer = await this.keys.signer();
    return new SignJWT({ name, email, type, rights, sid: session })
      .setProtectedHeader({ alg: 'ES256', kid: signer.id, typ: 'JWT' })
      .setSubject(String(id))
      .setIssuer(this.config.jwtIssuer)
      .setAudience(this.config.jwtAudience)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
      .sign(signer.key);
  }
}
