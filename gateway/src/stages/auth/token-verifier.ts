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

const REMEMBERED_TOKENS = 10_000;

export interface TokenBearer {
  request: IncomingMessage;
  response: ServerResponse;
}

type SignedClaims = Pick<TokenClaims, 'sid' | 'pv' | 'scope'>;

interface VerifiedToken extends RevocableToken {
  readOnly?: true;
}

/** Turns calls away that have no valid token; the service behind looks again. */
@Injectable()
export class TokenVerifier extends AuthGuard('jwt') {
  /** Tokens that were verified, each until its end, and what of it can be revoked. */
  private readonly verified = new LRUCache<string, VerifiedToken>({ max: REMEMBERED_TOKENS });

  constructor(private readonly revocations: Revocations) {
    super();
  }

  /**
   * @throws UnauthorizedError without a valid token, and with one that was revoked
   * @throws ForbiddenError where a token that only reads comes with a call that changes something
   * @throws ServiceUnavailableError while the keys or the revocations are out of reach
   */
  async check(bearer: TokenBearer): Promise<void> {
    const token = tokenOf(bearer.request);
    if (token === null) throw new UnauthorizedError();
    const verified = this.verified.get(token) ?? (await this.verify(token, bearer));
    const reason = await this.revocations.reasonFor(verified);
    if (reason) throw new UnauthorizedError(reason);
    refuseChange(verified, bearer.request.method);
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
