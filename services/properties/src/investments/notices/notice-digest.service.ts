import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Mailings } from '@phantom/outbox';
import { DAY, HOUR, ScheduledTask } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { PropertiesConfig } from '../../config/properties.config.js';

/** Milliseconds between two looks at the notices. */
const INTERVAL = 5_000;

/** What the names of these mailings begin with. */
const NOTICE_MAILINGS = 'notices:';

/** Milliseconds for which a mailing of notices may wait for the mail server. */
const MAILING_LIFETIME = 30 * DAY;

/**
 * Puts the notices that are due into a mailing, one mail for each investor. What an employee enters within the delay comes in
 * one mail. A notice is in one mailing, also with several processes.
 */
@Injectable()
export class NoticeDigestService extends ScheduledTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailings: Mailings,
    private readonly config: PropertiesConfig,
  ) {
    super(INTERVAL);
  }

  override async run(): Promise<void> {
    const name = `${NOTICE_MAILINGS}${randomUUID()}`;
    await this.dataSource.transaction(async (manager) => {
      const values = [name, this.config.noticeDelay];
      const [, taken] = await manager.query<[unknown, number]>(TAKE_DUE_NOTICES, values);
      if (taken > 0) await this.mailings.start(manager, { name, recipients: recipientsOf(name) });
    });
  }
}

const TAKE_DUE_NOTICES = `
  UPDATE investor_notice SET mailing = $1
   WHERE mailing IS NULL AND subscriber_id IN (
     SELECT subscriber_id FROM investor_notice
      WHERE mailing IS NULL AND created_at <= now() - $2 * interval '1 ms')`;

const recipientsOf = (mailing: string) => ({
  query: `SELECT id AS recipient_id, lang FROM investor_subscriber
     WHERE id IN (SELECT subscriber_id FROM investor_notice WHERE mailing = $2)`,
  values: [mailing],
});

/** Removes notices after 400 days, and their mailings after 30 days. */
@Injectable()
export class NoticeRetention extends ScheduledTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailings: Mailings,
  ) {
    super(HOUR);
  }

  override async run(): Promise<void> {
    const old = `DELETE FROM investor_notice WHERE created_at < now() - interval '400 days'`;
    await this.dataSource.query(old);
    await this.mailings.forget(NOTICE_MAILINGS, new Date(Date.now() - MAILING_LIFETIME));
  }
}
