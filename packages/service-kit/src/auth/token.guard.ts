import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ServiceUnavailableError, UnauthorizedError } from '../errors/errors.js';
import { Revocations } from './revocation.js';
import { OPEN_TO_READ_ONLY, PUBLIC } from './decorators.js';
import { refuseChange } from './read-only.js';
import type { TokenUser } from './token-user.js';

/** Requires a valid, unrevoked token for every call that is not public. */
@Injectable()
export class TokenGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly revocations: Revocations,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, targets)) return true;
    await super.canActivate(context);
    const { user, method } = context
      .switchToHttp()
      .getRequest<{ user: TokenUser; method: string }>();
    const reason = await this.revocations.reasonFor(user);
    if (reason) throw new UnauthorizedError(reason);
    if (!this.reflector.getAllAndOverride<boolean | undefined>(OPEN_TO_READ_ONLY, targets)) {
      refuseChange(user, method);
    }
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    if (info instanceof ServiceUnavailableError) throw info;
    if (error || !user) throw new UnauthorizedError();
    return user;
  }
}
