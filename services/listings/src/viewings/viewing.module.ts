import { Module } from '@nestjs/common';
import { FormsModule, MailModule } from '@phantom/outbox';
import { ListingModule } from '../listings/listing.module.js';
import { ViewingAgents } from './viewing-agents.service.js';
import { ViewingCalendar } from './viewing-calendar.service.js';
import { ViewingMails } from './viewing-mails.service.js';
import { ViewingRetention } from './viewing-records.js';
import { ViewingCalendarController, ViewingController } from './viewing.controller.js';
import { ViewingService } from './viewing.service.js';

@Module({
  imports: [FormsModule, MailModule, ListingModule],
  controllers: [ViewingController, ViewingCalendarController],
  providers: [ViewingService, ViewingCalendar, ViewingAgents, ViewingMails, ViewingRetention],
})
export class ViewingModule {}
