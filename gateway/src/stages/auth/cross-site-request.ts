import type { IncomingMessage } from 'node:http';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ForbiddenError } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site, or of a neighbouring host, has a browser send this along with the cookies of ours. What
 * says nothing of it comes from no browser of today.
 */
export const isCrossSiteRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => {
  const { 'sec-fetch-site': from = 'none' } = headers;
  return from !== 'same-origin' && from !== 'none';
};

/** Turns away what pages of other sites send. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (isCrossSiteRequest(context.switchToHttp().getRequest<FastifyRequest>())) {
      throw new ForbiddenError();
    }
    return true;
  }
}
