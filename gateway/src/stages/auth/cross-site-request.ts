import type { IncomingMessage } from 'node:http';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ForbiddenError } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site, or of another host of this site, makes the browser send this request together with
 * our cookies. All current browsers send `Sec-Fetch-Site`: a request without it does not come from a browser.
 */
export const isCrossSiteRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => {
  const { 'sec-fetch-site': site = 'none' } = headers;
  return site !== 'same-origin' && site !== 'none';
};

/** The same check for the calls that the framework answers. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (isCrossSiteRequest(context.switchToHttp().getRequest<FastifyRequest>())) {
      throw new ForbiddenError();
    }
    return true;
  }
}
