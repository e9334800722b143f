import { Injectable } from '@nestjs/common';
import type { PersonalDataSource } from '@phantom/personal-data';
import { DAY, HOUR, ScheduledTask } from '@phantom/service-kit';
import { DataSource, LessThan } from 'typeorm';
import { ListingsConfig } from '../config/listings.config.js';
import { ViewingSlot } from '../listings/viewing-slot.entity.js';
import { Viewing, ViewingLink } from './viewing.entity.js';

/** The viewings of an address. Erased, they open their slots again. */
export const VIEWING_RECORDS: PersonalDataSource = {
  find: async (manager, { email }) => {
    const viewings = await manager.find(Viewing, { where: { email }, order: { id: 'ASC' } });
    const rows = viewings.map((viewing) => ({
      ...{ name: viewing.name, email: viewing.email, phone: viewing.phone },
      ...{ listing_id: viewing.listingId, starts_at: viewing.startsAt, state: viewing.state },
      ...{ lang: viewing.lang, created_at: viewing.createdAt },
    }));
    return { kind: 'viewing', onErasure: 'erased', rows };
  },
  remove: async (manager, { email }) => {
    const ids = (await manager.findBy(Viewing, { email })).map(({ id }) => id);
    await manager.delete(Viewing, { email });
    return { kind: 'viewing', ids };
  },
};

/** Removes viewings and slots as long after they took place as answered enquiries, and expired links. */
@Injectable()
export class ViewingRetention extends ScheduledTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ListingsConfig,
  ) {
    super(HOUR);
  }

  override async run(): Promise<void> {
    const { manager } = this.dataSource;
    const end = new Date(Date.now() - this.config.enquiryRetentionDays * DAY);
    await manager.delete(ViewingLink, { expiresAt: LessThan(new Date()) });
    await manager.delete(ViewingSlot, { startsAt: LessThan(end) });
    await manager.delete(Viewing, { startsAt: LessThan(end) });
  }
}
