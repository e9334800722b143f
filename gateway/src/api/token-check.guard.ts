import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ServiceUnavailableError, tokenOf, UnauthorizedError } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import { routeOf } from './route-lookup.js';

const REMEMBERED_TOKENS = 10_000;

/** Turns calls away that need a token and have no valid one; the service behind looks again. */
@Injectable()
export class TokenCheckGuard extends AuthGuard('jwt') {
  /** Tokens that were verified, each until its end. */
  private readonly verified = new LRUCache<string, true>({ max: REMEMBERED_TOKENS });

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (routeOf(request)?.access !== 'token') return true;

    const token = tokenOf(request.raw);
    if (token === null) throw new UnauthorizedError();
    if (this.verified.has(token)) return true;

    await super.canActivate(context);
    const { exp = 0 } = decodeJwt(token);
    const ttl = exp * 1000 - Date.now();
    if (ttl > 0) this.verified.set(token, true, { ttl });
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    if (info instanceof ServiceUnavailableError) throw info;
    if (error || !user) throw new UnauthorizedError();
    return user;
  }
}
