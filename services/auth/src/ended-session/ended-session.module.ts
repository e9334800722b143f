import { Global, Module } from '@nestjs/common';
import { EndedSessions } from '@phantom/service-kit';
import { EndedSessionController } from './ended-session.controller.js';
import { EndedSessionService } from './ended-session.service.js';

/** What the check of tokens asks, for this service and for the gateways. */
@Global()
@Module({
  controllers: [EndedSessionController],
  providers: [EndedSessionService, { provide: EndedSessions, useExisting: EndedSessionService }],
  exports: [EndedSessionService, EndedSessions],
})
export class EndedSessionModule {}
