import { Module } from '@nestjs/common';
import { EndedSessions } from './ended-sessions.service.js';
import { RevocationController } from './revocation.controller.js';
import { RevocationFeed } from './revocation-feed.service.js';

/** Tells gateways and services which access tokens are refused before their end. */
@Module({
  controllers: [RevocationController],
  providers: [EndedSessions, RevocationFeed],
})
export class RevocationModule {}
