import { Injectable } from '@nestjs/common';
import { Mailings } from '@phantom/outbox';
import { DAY, HOUR, ScheduledTask } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { ALERT_MAILINGS } from './alert-digest.service.js';

/** Milliseconds for which a mailing of alerts may wait for the mail server. */
const MAILING_LIFETIME = 30 * DAY;

/**
 * Removes searches that nobody confirmed within 30 days, the proofs of those that were left three years ago, alerts after
 * 400 days, their mailings after 30 days, events that could not be matched for a week, and expired links.
 */
@Injectable()
export class SavedSearchRetention extends ScheduledTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailings: Mailings,
  ) {
    super(HOUR);
  }

  override async run(): Promise<void> {
    await this.dataSource.query('DELETE FROM saved_search_link WHERE expires_at < now()');
    await this.dataSource.query(`
      DELETE FROM listing_event WHERE created_at < now() - interval '7 days'`);
    await this.dataSource.query(`
      DELETE FROM search_alert WHERE created_at < now() - interval '400 days'`);
    await this.mailings.forget(ALERT_MAILINGS, new Date(Date.now() - MAILING_LIFETIME));
    await this.dataSource.query(`
      DELETE FROM saved_search
       WHERE (state = 'pending' AND state_since < now() - interval '30 days')
          OR (state = 'left' AND state_since < now() - interval '3 years')`);
    await this.dataSource.query(`
      DELETE FROM search_subscriber WHERE created_at < now() - interval '1 day'
         AND NOT EXISTS (SELECT 1 FROM saved_search WHERE subscriber_id = search_subscriber.id)`);
  }
}
