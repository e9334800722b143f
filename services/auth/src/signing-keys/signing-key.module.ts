import { Module } from '@nestjs/common';
import { AccessTokenService } from './access-token.service.js';
import { JwksController } from './jwks.controller.js';
import { SigningKeyService } from './signing-key.service.js';

@Module({
  controllers: [JwksController],
  providers: [SigningKeyService, AccessTokenService],
  exports: [AccessTokenService],
})
export class SigningKeyModule {}
