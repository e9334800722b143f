import { Injectable } from '@nestjs/common';
import { FileStore } from '@phantom/files';
import { DAY, HOUR, ScheduledTask } from '@phantom/service-kit';
import { DataSource, In, IsNull, LessThan } from 'typeorm';
import { ListingsConfig } from '../config/listings.config.js';
import { ApplicationLink, RentalApplication } from './application.entity.js';
import { ApplicationMails } from './application-mails.service.js';
import { filesOfApplications } from './application-records.js';
import { isOffered } from './application.mapper.js';
import { CLOSED_STATES, OPEN_STATES } from './application-states.js';

/** Days after its last change for which an application that was not sent is kept. */
const DRAFT_DAYS = 30;

/** Applications at once. A small number keeps locks short. */
const BATCH = 100;

/** The time of the last change decides when a row goes, and employees send back its version. */
const UNCHANGED = { updatedAt: () => 'updated_at', version: () => 'version' };

/**
 * Removes drafts after 30 days and applications that were decided or withdrawn after those of the settings, with their papers, and
 * expired links. Tells applicants and employees once that a home is off the market.
 */
@Injectable()
export class ApplicationRetention extends ScheduledTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ListingsConfig,
    private readonly store: FileStore,
    private readonly mails: ApplicationMails,
  ) {
    super(HOUR);
  }

  override async run(): Promise<void> {
    await this.dataSource.manager.delete(ApplicationLink, { expiresAt: LessThan(new Date()) });
    let count: number;
    do count = await this.removeBatch();
    while (count === BATCH);
    await this.tellOfGoneHomes();
  }

  private async removeBatch(): Promise<number> {
    const before = (days: number) => LessThan(new Date(Date.now() - days * DAY));
    let count = 0;
    await this.store.deleteFiles(async (manager) => {
      const rows = await manager.find(RentalApplication, {
        where: [
          { submittedAt: IsNull(), updatedAt: before(DRAFT_DAYS) },
          {
            state: In(CLOSED_STATES),
            updatedAt: before(this.config.rentalApplicationRetentionDays),
          },
        ],
        order: { id: 'ASC' },
        take: BATCH,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      const ids = rows.map(({ id }) => id);
      count = ids.length;
      const files = await filesOfApplications(manager, ids);
      await manager.delete(RentalApplication, { id: In(ids) });
      return files;
    });
    return count;
  }

  /** Hourly: most homes leave the market in the nightly import. */
  private async tellOfGoneHomes(): Promise<void> {
    const waiting = await this.dataSource.manager.find(RentalApplication, {
      where: { state: In(OPEN_STATES), homeGoneToldAt: IsNull() },
      relations: { listing: true },
    });
    for (const application of waiting.filter(({ listing }) => !isOffered(listing))) {
      await this.dataSource.transaction(async (manager) => {
        // Another process may have told them meanwhile.
        const told = await manager
          .createQueryBuilder()
          .update(RentalApplication)
          .set({ homeGoneToldAt: () => 'now()', ...UNCHANGED })
          .where('id = :id AND home_gone_told_at IS NULL', application)
          .execute();
        if (told.affected !== 1) return;
        await this.mails.tellApplicant(manager, 'gone', application);
        if (application.submittedAt) await this.mails.tellStaff(manager, 'gone', application);
      });
    }
  }
}
