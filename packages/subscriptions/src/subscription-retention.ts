import { Injectable } from '@nestjs/common';
import { HOUR, ScheduledTask } from '@phantom/service-kit';
import { DataSource } from 'typeorm';

/** Removes what nobody confirmed within 30 days, proofs three years after the person has left, and expired links. */
@Injectable()
export class SubscriptionRetention extends ScheduledTask {
  constructor(private readonly dataSource: DataSource) {
    super(HOUR);
  }

  override async run(): Promise<void> {
    await this.dataSource.query('DELETE FROM subscription_link WHERE expires_at < now()');
    await this.dataSource.query(`
      DELETE FROM subscription
       WHERE (state = 'pending' AND state_since < now() - interval '30 days')
          OR (state IN ('left', 'bounced') AND state_since < now() - interval '3 years')`);
    await this.dataSource.query(`
      DELETE FROM subscriber WHERE created_at < now() - interval '1 day'
         AND NOT EXISTS (SELECT 1 FROM subscription WHERE subscriber_id = subscriber.id)`);
  }
}
