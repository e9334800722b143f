import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ForbiddenError } from '../errors/errors.js';
import { RIGHT, ROLES } from './decorators.js';
import { RIGHT_MESSAGES } from '../messages/messages.js';
import { type AccountRight, type AccountType, hasRight, type TokenUser } from './token-user.js';

/** Runs after TokenGuard: checks the account type and the right. */
@Injectable()
export class RolesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const types = this.reflector.getAllAndOverride<AccountType[] | undefined>(ROLES, targets);
    const right = this.reflector.getAllAndOverride<AccountRight | undefined>(RIGHT, targets);
    const { user } = context.switchToHttp().getRequest<{ user?: TokenUser }>();
    if (types && !(user?.type && types.includes(user.type))) throw new ForbiddenError();
    if (right && !(user && hasRight(user.rights, right)))
      throw new ForbiddenError(RIGHT_MESSAGES[right]);
    return true;
  }
}
