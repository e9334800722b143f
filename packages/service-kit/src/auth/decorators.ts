import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { Gateway } from './gateway.decorator.js';
import type { AccountRight, AccountType, TokenUser } from './token-user.js';

export const PUBLIC = 'phantom:public';
export const ROLES = 'phantom:roles';
export const RIGHT = 'phantom:right';
export const OPEN_TO_READ_ONLY = 'phantom:open-to-read-only';

/** Opens a call, or a controller, to everyone: without it a valid token is required. */
export const Public = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(PUBLIC, true), ApiExtension('x-public', true));

/** Allows a call, or a controller, only to accounts of these types; others get 403. */
export const Roles = (...types: AccountType[]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ROLES, types), Gateway({ roles: types }));

/** Allows a call, or a controller, only to employees with this right; others get 403. */
export const NeedsRight = (right: AccountRight): MethodDecorator & ClassDecorator =>
  applyDecorators(Roles('admin'), SetMetadata(RIGHT, right), Gateway({ right }));

/** Opens a call other than GET to read-only tokens. Only for a call that stores nothing on the server, such as one that sets a cookie. */
export const OpenToReadOnly = (): MethodDecorator =>
  applyDecorators(SetMetadata(OPEN_TO_READ_ONLY, true), Gateway({ openToReadOnly: true }));

/** The account of the request, in a call that is not `@Public()`. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): TokenUser => {
    const { user } = context.switchToHttp().getRequest<{ user?: TokenUser }>();
    if (!user) throw new Error('@CurrentUser() in a public call: nobody need be signed in there');
    return user;
  },
);
