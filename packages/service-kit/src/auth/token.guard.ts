import { Injectable, Optional, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ServiceUnavailableError, UnauthorizedError } from '../errors/errors.js';
import { OPEN_TO_READ_ONLY, PUBLIC } from './decorators.js';
import { EndedSessions } from './ended-sessions.js';
import { refuseChange } from './read-only.js';
import type { TokenUser } from './token-user.js';

/** Every call needs a valid token of a session that goes on, unless it says that it is public. */
@Injectable()
export class TokenGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    @Optional() private readonly ended?: EndedSessions,
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
    const { session } = user;
    if (session !== undefined && (await this.ended?.has(session))) throw new UnauthorizedError();
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
