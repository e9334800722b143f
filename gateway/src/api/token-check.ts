import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard } from '@nestjs/passport';
import {
  READ_SCOPE,
  refuseChange,
  ServiceUnavailableError,
  type TokenClaims,
  tokenOf,
  UnauthorizedError,
} from '@phantom/service-kit';
import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import { FollowedEnds } from '../sessions/followed-ends.service.js';

const REMEMBERED_TOKENS = 10_000;

export interface TokenBearer {
  request: IncomingMessage;
  response: ServerResponse;
}

interface VerifiedToken {
  session?: string;
  readOnly?: true;
}

/** Turns calls away that have no valid token; the service behind looks again. */
@Injectable()
export class TokenCheck extends AuthGuard('jwt') {
  /** Tokens that were verified, each until its end, and the session that it is of. */
  private readonly verified = new LRUCache<string, VerifiedToken>({ max: REMEMBERED_TOKENS });

  constructor(private readonly ended: FollowedEnds) {
    super();
  }

  /**
   * @throws UnauthorizedError without a valid token
   * @throws ForbiddenError where a token that only reads comes with a call that changes something
   * @throws ServiceUnavailableError while the keys are out of reach
   */
  async check(bearer: TokenBearer): Promise<void> {
    const token = tokenOf(bearer.request);
    if (token === null) throw new UnauthorizedError();
    const verified = this.verified.get(token) ?? (await this.verify(token, bearer));
    if (this.ended.has(verified.session)) throw new UnauthorizedError();
    refuseChange(verified, bearer.request.method);
  }

  private async verify(token: string, { request, response }: TokenBearer): Promise<VerifiedToken> {
    await this.canActivate(new ExecutionContextHost([request, response]));
    const { exp = 0, sid: session, scope } = decodeJwt<Pick<TokenClaims, 'sid' | 'scope'>>(token);
    const ttl = exp * 1000 - Date.now();
    const verified = { session, ...(scope === READ_SCOPE && { readOnly: true as const }) };
    if (ttl > 0) this.verified.set(token, verified, { ttl });
    return verified;
  }

  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    if (info instanceof ServiceUnavailableError) throw info;
    if (error || !user) throw new UnauthorizedError();
    return user;
  }
}
