import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, type Repository } from 'typeorm';
import { type ShownListing } from './listing-view.js';
import { Listing } from './listing.entity.js';
import { OpenHouse } from './open-house.entity.js';

/** Homes with their open houses to come, soonest first. */
@Injectable()
export class ShownListings {
  constructor(
    @InjectRepository(Listing) private readonly listings: Repository<Listing>,
    @InjectRepository(OpenHouse) private readonly openHouses: Repository<OpenHouse>,
  ) {}

  /** In the order of the ids; those of no home are missing. */
  async byIds(ids: readonly number[]): Promise<ShownListing[]> {
    if (ids.length === 0) return [];
    const [rows, toCome] = await Promise.all([
      this.listings.findBy({ id: In(ids) }),
      this.openHousesOf(ids),
    ]);
    const homes = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const home = homes.get(id);
      return home ? [{ ...home, openHouses: toCome.get(id) ?? [] }] : [];
    });
  }

  private async openHousesOf(ids: readonly number[]): Promise<Map<number, OpenHouse[]>> {
    const toCome = await this.openHouses.find({
      where: { listingId: In(ids), endsAt: MoreThan(new Date()) },
      order: { startsAt: 'ASC' },
    });
    const byHome = new Map<number, OpenHouse[]>();
    for (const event of toCome) {
      const events = byHome.get(event.listingId);
      if (events) events.push(event);
      else byHome.set(event.listingId, [event]);
    }
    return byHome;
  }
}
