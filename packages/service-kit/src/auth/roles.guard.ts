import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ForbiddenError } from '../errors/errors.js';
import { ROLES } from './decorators.js';
import type { AccountType, TokenUser } from './token-user.js';

/** Runs after TokenGuard: is this account of a type that the call is for? */
@Injectable()
export class RolesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const allowed = this.reflector.getAllAndOverride<AccountType[] | undefined>(ROLES, targets);
    if (!allowed) return true;
    const { user } = context.switchToHttp().getRequest<{ user?: TokenUser }>();
    if (!user?.type || !allowed.includes(user.type)) throw new ForbiddenError();
    return true;
  }
}
