import { Module } from '@nestjs/common';
import { AccountLinkModule } from '../account-links/account-link.module.js';
import { KnownDeviceModule } from '../known-devices/known-device.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { ScheduledTasks } from './scheduled-tasks.service.js';

@Module({
  imports: [AccountLinkModule, KnownDeviceModule, SessionModule],
  providers: [ScheduledTasks],
})
export class ScheduledTasksModule {}
