import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { FALLBACK_LANGUAGE, GoneError, NotFoundError } from '@phantom/service-kit';
import { In, MoreThan, type Repository } from 'typeorm';
import type { ListingDetailDto, ListingListDto, OwnHomeDto } from './listing.dto.js';
import { isOnMarket, Listing, ListingPrice, OpenHouse } from './listing.entity.js';
import {
  neighbourhoodSlug,
  PICTURES_URL,
  type ShownListing,
  toCorrectedListing,
  toListingDetailDto,
  toListingDto,
  toOwnHomeDto,
  toOwnListing,
  toPriceChangeDto,
} from './listing.mapper.js';
import type { NearbyDto } from '../nearby/nearby.dto.js';
import { NearbyPlaces } from '../nearby/nearby-places.js';
import { toNearbyDto } from '../nearby/nearby.mapper.js';
import { Corrections } from '../own-listings/corrections.service.js';
import { OwnHomes } from '../own-listings/own-homes.service.js';
import { LISTING_MESSAGES } from '../common/messages.js';
import { openSlots, ViewingSlot } from './viewing-slot.entity.js';

@Injectable()
export class ListingService {
  constructor(
    @InjectRepository(Listing) private readonly listings: Repository<Listing>,
    @InjectRepository(OpenHouse) private readonly openHouses: Repository<OpenHouse>,
    @InjectRepository(ListingPrice) private readonly prices: Repository<ListingPrice>,
    @InjectRepository(ViewingSlot) private readonly slots: Repository<ViewingSlot>,
    private readonly ownHomes: OwnHomes,
    private readonly corrections: Corrections,
    private readonly nearbyPlaces: NearbyPlaces,
  ) {}

  /** One listing with all its fields and its price history. */
  async detail(id: number): Promise<ListingDetailDto> {
    const [listing] = await this.findByIds([id]);
    if (!listing) throw new NotFoundError();
    if (!isOnMarket(listing)) throw new GoneError(LISTING_MESSAGES.gone);
    const detail = {
      ...toListingDetailDto(listing),
      lang: listing.lang ?? FALLBACK_LANGUAGE,
      neighbourhood_slug: neighbourhoodSlug(listing),
      nearby: this.nearbyOf(listing),
      price_history: listing.prices.map(toPriceChangeDto),
      own_home: await this.ownHome(id),
      has_viewing_slots: await this.slots.existsBy({ listingId: id, ...openSlots() }),
    };
    return { error: 0, list: [detail] };
  }

  private nearbyOf({ latitude, longitude }: Listing): NearbyDto | null {
    if (latitude === null || longitude === null) return null;
    const places = this.nearbyPlaces.at({ latitude, longitude });
    return places && toNearbyDto(places);
  }

  private async ownHome(id: number): Promise<OwnHomeDto | null> {
    const home = (await this.ownHomes.byListingId([id])).get(id);
    return home ? toOwnHomeDto(home, await this.ownHomes.agentOf(home)) : null;
  }

  /** The listings on the market, in the order of the ids. */
  async list(ids: readonly number[]): Promise<ListingListDto> {
    const listings = await this.findByIds(ids);
    return { error: 0, list: listings.filter(isOnMarket).map(toListingDto), url: PICTURES_URL };
  }

  /** The featured listings, the newest first. A borough that is null has none. */
  async featuredIds(
    { transactionType, borough }: Partial<Record<'transactionType' | 'borough', string | null>>,
    limit: number,
  ): Promise<number[]> {
    const rows = await this.listings.query<{ id: number }[]>(
      `SELECT id FROM listing
       WHERE featured AND NOT hidden AND standard_status <> 'Withdrawn'
         AND ($1::text IS NULL OR offer = $1) AND ($2::text IS NULL OR borough = $2)
       ORDER BY entered_at DESC, id DESC LIMIT $3`,
      [transactionType ?? null, borough === null ? '' : (borough ?? null), limit],
    );
    return rows.map(({ id }) => id);
  }

  /** One listing, also when it is off the market. */
  async get(id: number): Promise<Listing> {
    const listing = await this.listings.findOneBy({ id });
    if (!listing) throw new NotFoundError();
    return listing;
  }

  async addressesOf(ids: readonly number[]): Promise<Map<number, string | null>> {
    if (ids.length === 0) return new Map();
    const rows = await this.listings.find({
      select: { id: true, unparsedAddress: true },
      where: { id: In(ids) },
    });
    return new Map(rows.map(({ id, unparsedAddress }) => [id, unparsedAddress]));
  }

  /** In the order of the ids. Unknown ids are left out. */
  private async findByIds(ids: readonly number[]): Promise<ShownListing[]> {
    if (ids.length === 0) return [];
    const [rows, openHouses, prices, ownHomes] = await Promise.all([
      this.listings.findBy({ id: In(ids) }),
      this.upcomingOpenHouses(ids),
      this.pricesOf(ids),
      this.ownHomes.byListingId(ids),
    ]);
    const corrections = await this.corrections.byListingId(rows);
    const byId = new Map(
      rows.map((row) => {
        const correction = corrections.get(row.id);
        return [row.id, correction ? toCorrectedListing(row, correction) : row];
      }),
    );
    return ids.flatMap((id) => {
      const listing = byId.get(id);
      const ownHome = ownHomes.get(id);
      const listingPrices = prices.get(id) ?? [];
      if (ownHome) return [toOwnListing(ownHome, listing, listingPrices)];
      if (!listing) return [];
      return [{ ...listing, openHouses: openHouses.get(id) ?? [], prices: listingPrices }];
    });
  }

  private async upcomingOpenHouses(ids: readonly number[]): Promise<Map<number, OpenHouse[]>> {
    const upcoming = await this.openHouses.find({
      where: { listingId: In(ids), endsAt: MoreThan(new Date()) },
      order: { startsAt: 'ASC' },
    });
    return Map.groupBy(upcoming, ({ listingId }) => listingId);
  }

  /** Newest first. */
  private async pricesOf(ids: readonly number[]): Promise<Map<number, ListingPrice[]>> {
    const prices = await this.prices.find({
      where: { listingId: In(ids) },
      order: { since: 'DESC' },
    });
    return Map.groupBy(prices, ({ listingId }) => listingId);
  }
}
