import { Injectable } from '@nestjs/common';
import { Mailings } from '@phantom/outbox';
import { DAY, HOUR, ScheduledTask } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { ALERT_MAILINGS } from './alert-digest.service.js';

/** Milliseconds for which a mailing of alerts may wait for the mail server. */
const MAILING_LIFETIME = 30 * DAY;

/** Removes alerts after 400 days, their mailings after 30 days, and events that could not be matched for a week. */
@Injectable()
export class AlertRetention extends ScheduledTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailings: Mailings,
  ) {
    super(HOUR);
  }

  override async run(): Promise<void> {
    await this.dataSource.query(`
      DELETE FROM listing_event WHERE created_at < now() - interval '7 days'`);
    await this.dataSource.query(`
      DELETE FROM search_alert WHERE created_at < now() - interval '400 days'`);
    await this.mailings.forget(ALERT_MAILINGS, new Date(Date.now() - MAILING_LIFETIME));
  }
}
