import { Global, Module } from '@nestjs/common';
import { EndedSessions } from '@phantom/service-kit';
import { FollowedEnds } from './followed-ends.service.js';

/** Asked by everything that looks at who somebody is. */
@Global()
@Module({
  providers: [FollowedEnds, { provide: EndedSessions, useExisting: FollowedEnds }],
  exports: [EndedSessions, FollowedEnds],
})
export class SessionsModule {}
