import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard } from '@nestjs/passport';
import {
  READ_SCOPE,
  refuseChange,
  type RevocableToken,
  Revocations,
  ServiceUnavailableError,
  type TokenClaims,
  tokenOf,
  UnauthorizedError,
} from '@phantom/service-kit';
import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';

const MAX_REMEMBERED = 10_000;

export interface TokenBearer {
  request: IncomingMessage;
  response: ServerResponse;
}

type SignedClaims = Pick<TokenClaims, 'sid' | 'pv' | 'scope'>;

interface VerifiedToken extends RevocableToken {
  readOnly?: true;
}

/** Refuses calls without a valid token. The service verifies the token again. */
@Injectable()
export class TokenVerifier extends AuthGuard('jwt') {
  /** Verified tokens until they expire, with the claims that revocation needs. */
  private readonly verified = new LRUCache<string, VerifiedToken>({ max: MAX_REMEMBERED });

  constructor(private readonly revocations: Revocations) {
    super();
  }

  /**
   * @throws UnauthorizedError if the token is missing, invalid or revoked
   * @throws ForbiddenError if a read-only token comes with a change
   * @throws ServiceUnavailableError while the keys or the revocation list are unavailable
   */
  async check(bearer: TokenBearer, { openToReadOnly = false } = {}): Promise<void> {
    const token = tokenOf(bearer.request);
    if (token === null) throw new UnauthorizedError();
    const verified = this.verified.get(token) ?? (await this.verify(token, bearer));
    const reason = await this.revocations.reasonFor(verified);
    if (reason) throw new UnauthorizedError(reason);
    if (!openToReadOnly) refuseChange(verified, bearer.request.method);
  }

  private async verify(token: string, { request, response }: TokenBearer): Promise<VerifiedToken> {
    await this.canActivate(new ExecutionContextHost([request, response]));
    const { sub, exp = 0, sid, pv, scope } = decodeJwt<SignedClaims>(token);
    const ttl = exp * 1000 - Date.now();
    const verified = {
      ...{ id: Number(sub), session: sid, permissionVersion: pv },
      ...(scope === READ_SCOPE && { readOnly: true as const }),
    };
    if (ttl > 0) this.verified.set(token, verified, { ttl });
    return verified;
  }

  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    if (info instanceof ServiceUnavailableError) throw info;
    if (error || !user) throw new UnauthorizedError();
    return user;
  }
}
