import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { AccountRight, AccountType } from './token-user.js';

/** What the gateway and the tests of access know of a call: `x-gateway` in `openapi.json`. */
export interface GatewayOptions {
  /** Whoever has the signed link may make the call, and the response is private. */
  access?: 'signed';
  /** The call is slow because it hashes a password: it has a bulkhead of its own. */
  hashesPassword?: true;
  /** Anybody may send this form: it is rate limited for each address. */
  isForm?: true;
  /** The response is a file that never changes: the gateway caches it apart from the data, and passes ranges on. */
  isFile?: true;
  /** Takes files of up to 100 MB. */
  isLargeUpload?: true;
  /** The response depends on `Accept-Language`. */
  byLanguage?: true;
  /** The service streams what visitors see of the change: the caches of the gateways need not be dropped for the call. */
  changesAreStreamed?: true;
  /** Another service has the same path. This one gets the request if its JSON body has one of these fields. */
  whenBodyHas?: readonly string[];
  /** Set by `@Roles()`. */
  roles?: readonly AccountType[];
  /** Set by `@NeedsRight()`. */
  right?: AccountRight;
  /** Set by `@OpenToReadOnly()`. */
  openToReadOnly?: true;
}

/** One OpenAPI extension for each option: several decorators of one call add up. */
export const GATEWAY_PREFIX = 'x-gateway-';

/** Declares how the gateway treats a call, where `@Public()`, `@PublicRead()` and the default of a required token do not say it. */
export const Gateway = (options: GatewayOptions): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ...Object.entries(options).map(([name, value]) =>
      ApiExtension(`${GATEWAY_PREFIX}${name}`, value),
    ),
  );
