import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import {
  ForbiddenError,
  Revocations,
  ServiceUnavailableError,
  type TokenUser,
  UnauthorizedError,
} from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';
import { StaffCookie } from './staff-cookie.js';

/** Admits employees by their cookie, which needs no other service, or by their token. */
@Injectable()
export class StaffGuard extends AuthGuard('jwt') {
  constructor(
    private readonly staffCookie: StaffCookie,
    private readonly revocations: Revocations,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: TokenUser }>();
    if (await this.staffCookie.read(request.headers.cookie)) return true;
    await super.canActivate(context);
    if (!request.user) throw new UnauthorizedError();
    const reason = await this.revocations.reasonFor(request.user);
    if (reason) throw new UnauthorizedError(reason);
    if (request.user.type !== 'admin') throw new ForbiddenError();
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    if (info instanceof ServiceUnavailableError) throw info;
    if (error || !user) throw new UnauthorizedError();
    return user;
  }
}
