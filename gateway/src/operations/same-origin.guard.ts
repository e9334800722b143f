import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ForbiddenError } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';
import { isSentByOtherSite } from '../edge/sent-by-other-site.js';

/** Turns away what pages of other sites send. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (isSentByOtherSite(context.switchToHttp().getRequest<FastifyRequest>())) {
      throw new ForbiddenError();
    }
    return true;
  }
}
