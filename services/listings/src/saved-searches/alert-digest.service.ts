import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Mailings } from '@phantom/outbox';
import { ScheduledTask } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { lastDispatch } from './alert-times.js';

/** Milliseconds between two looks at the alerts. */
const INTERVAL = 10_000;

/** What the names of these mailings begin with. */
export const ALERT_MAILINGS = 'alerts:';

/**
 * Puts the alerts that are due into a mailing, one mail for each person: mails go out at the rate of all mailings, and
 * `AlertMailRecipients` writes each when it is sent. An alert is in one mailing, also with several processes.
 */
@Injectable()
export class AlertDigestService extends ScheduledTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailings: Mailings,
  ) {
    super(INTERVAL);
  }

  override async run(now = new Date()): Promise<void> {
    const name = `${ALERT_MAILINGS}${randomUUID()}`;
    await this.dataSource.transaction(async (manager) => {
      const [, taken] = await manager.query<[unknown, number]>(TAKE_DUE_ALERTS, [
        name,
        lastDispatch('daily', now),
        lastDispatch('weekly', now),
      ]);
      if (taken > 0) await this.mailings.start(manager, { name, recipients: recipientsOf(name) });
    });
  }
}

/** `$2` and `$3` are the last dispatches of daily and weekly mails. */
const TAKE_DUE_ALERTS = `
  UPDATE search_alert AS alert SET mailing = $1
    FROM saved_search AS search
   WHERE search.id = alert.saved_search_id AND alert.mailing IS NULL AND search.state = 'active'
     AND alert.created_at <= CASE search.frequency
       WHEN 'daily' THEN $2::timestamptz WHEN 'weekly' THEN $3::timestamptz ELSE 'infinity' END`;

const recipientsOf = (mailing: string) => ({
  query: `SELECT id AS recipient_id, lang FROM search_subscriber
     WHERE id IN (SELECT subscriber_id FROM search_alert WHERE mailing = $2)`,
  values: [mailing],
});
