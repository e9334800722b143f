import { type FormConfig, OutboxMail } from '@phantom/outbox';
import { HOUR, ScheduledTask } from '@phantom/service-kit';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { EnquiryState } from './inbox-key.js';
import type { InboxSource } from './inbox-source.js';
import { EnquiryChange, EnquiryNote } from './inbox.entity.js';

/** Rows that are removed at once. A small number keeps locks short. */
const BATCH = 500;

interface Period {
  states: EnquiryState[];
  days: number;
}

/** Removes expired answered enquiries and spam with notes and history, and unsent notices. A service extends it by its sources. */
export abstract class EnquiryRetention extends ScheduledTask {
  protected constructor(
    private readonly database: DataSource,
    private readonly config: FormConfig,
    private readonly sources: readonly InboxSource[],
  ) {
    super(HOUR);
  }

  override async run(): Promise<void> {
    const { enquiryRetentionDays, spamRetentionDays } = this.config;
    const periods: Period[] = [
      { states: ['answered', 'closed'], days: enquiryRetentionDays },
      { states: ['spam'], days: spamRetentionDays },
    ];
    for (const source of this.sources) {
      for (const period of periods) await this.removeAll(source, period);
    }
    await this.database
      .createQueryBuilder()
      .delete()
      .from(OutboxMail)
      .where(`created_at < ${daysAgo(':days')}`, { days: enquiryRetentionDays })
      .execute();
  }

  private async removeAll(source: InboxSource, period: Period): Promise<void> {
    let count: number;
    do {
      count = await this.database.transaction(async (manager) => {
        const ids = await overdue(manager, source, period);
        await removeEnquiries(manager, source, ids);
        return ids.length;
      });
      if (count > 0) this.logger.log(`removed ${count} of ${source.kind}: their time was over`);
    } while (count === BATCH);
  }
}

/** The ids of a batch, locked. Rows that another process has locked are skipped. */
async function overdue(
  manager: EntityManager,
  { kind, entity }: InboxSource,
  { states, days }: Period,
): Promise<number[]> {
  const trail = (table: string) =>
    `NOT EXISTS (SELECT 1 FROM ${table} trail WHERE trail.kind = :kind AND trail.enquiry_id = enquiry.id
       AND trail.created_at >= ${daysAgo(':days')})`;
  const rows = await manager
    .createQueryBuilder(entity, 'enquiry')
    .where('enquiry.state IN (:...states)', { states, kind, days })
    .andWhere(`enquiry.createdAt < ${daysAgo(':days')}`)
    .andWhere(trail('enquiry_change'))
    .andWhere(trail('enquiry_note'))
    .orderBy('enquiry.id')
    .limit(BATCH)
    .setLock('pessimistic_write')
    .setOnLocked('skip_locked')
    .getMany();
  return rows.map(({ id }) => id);
}

const daysAgo = (days: string): string => `now() - cast(${days} AS integer) * interval '1 day'`;

/** Removes enquiries with their notes and history. The caller has locked the rows. */
export async function removeEnquiries(
  manager: EntityManager,
  { kind, entity }: InboxSource,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  const theirs = { kind, enquiryId: In(ids) };
  await manager.delete(EnquiryNote, theirs);
  await manager.delete(EnquiryChange, theirs);
  await manager.delete(entity, ids);
}
