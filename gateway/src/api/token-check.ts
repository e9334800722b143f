import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard } from '@nestjs/passport';
import { ServiceUnavailableError, tokenOf, UnauthorizedError } from '@phantom/service-kit';
import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';

const REMEMBERED_TOKENS = 10_000;

export interface TokenBearer {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Turns calls away that have no valid token; the service behind looks again. */
@Injectable()
export class TokenCheck extends AuthGuard('jwt') {
  /** Tokens that were verified, each until its end. */
  private readonly verified = new LRUCache<string, true>({ max: REMEMBERED_TOKENS });

  /**
   * @throws UnauthorizedError without a valid token
   * @throws ServiceUnavailableError while the keys are out of reach
   */
  async check({ request, response }: TokenBearer): Promise<void> {
    const token = tokenOf(request);
    if (token === null) throw new UnauthorizedError();
    if (this.verified.has(token)) return;

    await this.canActivate(new ExecutionContextHost([request, response]));
    const { exp = 0 } = decodeJwt(token);
    const ttl = exp * 1000 - Date.now();
    if (ttl > 0) this.verified.set(token, true, { ttl });
  }

  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    if (info instanceof ServiceUnavailableError) throw info;
    if (error || !user) throw new UnauthorizedError();
    return user;
  }
}
