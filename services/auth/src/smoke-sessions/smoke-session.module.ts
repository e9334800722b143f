import { Module } from '@nestjs/common';
import { SigningKeyModule } from '../signing-keys/signing-key.module.js';
import { SmokeSessionController } from './smoke-session.controller.js';
import { SmokeSessionService } from './smoke-session.service.js';

@Module({
  imports: [SigningKeyModule],
  controllers: [SmokeSessionController],
  providers: [SmokeSessionService],
})
export class SmokeSessionModule {}
