import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ServiceUnavailableError, UnauthorizedError } from '../errors/errors.js';
import { PUBLIC } from './decorators.js';

/** Every call needs a valid token, unless it says that it is public. */
@Injectable()
export class TokenGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, targets)) return true;
    return super.canActivate(context);
  }

  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    if (info instanceof ServiceUnavailableError) throw info;
    if (error || !user) throw new UnauthorizedError();
    return user;
  }
}
