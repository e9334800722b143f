import { Injectable } from '@nestjs/common';
import { HOUR, ScheduledTask } from '@phantom/service-kit';
import { DataSource } from 'typeorm';

/** Deletes lists that nobody has opened for a year, and homes that were removed 30 days ago. */
@Injectable()
export class FavouriteListRetention extends ScheduledTask {
  constructor(private readonly dataSource: DataSource) {
    super(HOUR);
  }

  override async run(): Promise<void> {
    await this.dataSource.query(`
      DELETE FROM favourite_list WHERE opened_at < now() - interval '1 year'`);
    await this.dataSource.query(`
      DELETE FROM favourite_home WHERE removed_at < now() - interval '30 days'`);
  }
}
