import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { RevocationStream } from './revocation-stream.js';
import { Revocations } from './revocation.js';
import { JwtStrategy } from './jwt.strategy.js';
import { RolesGuard } from './roles.guard.js';
import { TokenKeys } from './token-keys.js';
import { TokenGuard } from './token.guard.js';

export interface AuthModuleOptions {
  /** How the process knows revoked tokens: by the auth service's stream by default. */
  revocations?: Type<Revocations>;
}

/** Guards every call of the process: first the token, then the role. */
@Module({})
export class AuthModule {
  static forRoot({ revocations = RevocationStream }: AuthModuleOptions = {}): DynamicModule {
    return {
      module: AuthModule,
      global: true,
      providers: [
        TokenKeys,
        JwtStrategy,
        revocations,
        { provide: Revocations, useExisting: revocations },
        { provide: APP_GUARD, useClass: TokenGuard },
        { provide: APP_GUARD, useClass: RolesGuard },
      ],
      exports: [revocations, Revocations],
    };
  }
}
