import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtStrategy } from './jwt.strategy.js';
import { RolesGuard } from './roles.guard.js';
import { TokenGuard } from './token.guard.js';
import { TokenKeys } from './token-keys.js';

/** Guards every call of the process: first the token, then the role. */
@Module({
  providers: [
    TokenKeys,
    JwtStrategy,
    { provide: APP_GUARD, useClass: TokenGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
  ],
})
export class AuthModule {}
