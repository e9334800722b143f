import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ForbiddenError } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';

/** Turns away what pages of other sites send; what says nothing of it comes from no browser of today. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const { 'sec-fetch-site': from = 'none' } = headers;
    if (from !== 'same-origin' && from !== 'none') throw new ForbiddenError();
    return true;
  }
}
