import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type SitemapAnswerDto, sitemapPage, type SitemapQueryDto } from '@phantom/service-kit';
import { In, MoreThan, Not, type Repository } from 'typeorm';
import type { ListingType } from '../common/listing-type.js';
import { Listing } from '../listings/listing.entity.js';
import type { ListingSearchEntryDto, ListingSearchesDto, ListingTabsDto } from './sitemap.dto.js';

type SearchRow = Omit<ListingSearchEntryDto, 'updated_at'> & { updatedAt: Date };

@Injectable()
export class SitemapService {
  constructor(@InjectRepository(Listing) private readonly listings: Repository<Listing>) {}

  /** The listings on the market. In the terms of RESO a pending sale has left the market. */
  async homes({ cursor = 0, limit }: SitemapQueryDto): Promise<SitemapAnswerDto> {
    const homes = await this.listings.find({
      select: { id: true, modifiedAt: true },
      where: {
        id: MoreThan(cursor),
        standardStatus: Not(In(['Pending', 'Withdrawn'])),
        isHidden: false,
      },
      order: { id: 'ASC' },
      take: limit + 1,
    });
    const rows = homes.map(({ id, modifiedAt }) => ({ id, updatedAt: modifiedAt }));
    return sitemapPage(rows, limit);
  }

  /** The listing types that have results in the whole city. */
  async tabs(): Promise<ListingTabsDto> {
    const { list } = await this.searches();
    const tabs = new Map<ListingType, string>();
    for (const { type, updated_at: changed } of list) {
      const known = tabs.get(type) ?? '';
      tabs.set(type, changed > known ? changed : known);
    }
    return {
      error: 0,
      list: [...tabs].map(([type, updated_at]) => ({ type, updated_at })),
      next: null,
    };
  }

  /** The listing types that have results, by borough. */
  async searches(): Promise<ListingSearchesDto> {
    const rows = await this.listings.query<SearchRow[]>(`
      SELECT CASE offer WHEN 'sale' THEN 'sales' ELSE 'rentals' END AS "type",
        borough AS "location", max(modified_at) AS "updatedAt"
      FROM listing WHERE standard_status <> 'Withdrawn' AND NOT hidden GROUP BY offer, borough
      UNION ALL
      SELECT 'open-houses', borough, max(modified_at)
      FROM listing
      WHERE standard_status <> 'Withdrawn' AND NOT hidden AND EXISTS (
        SELECT FROM open_house WHERE listing_id = listing.id AND ends_at > now()
      )
      GROUP BY borough
      ORDER BY "type", "location"`);
    const list = rows.map(({ updatedAt, ...search }) => {
      return { ...search, updated_at: updatedAt.toISOString() };
    });
    return { error: 0, list, next: null };
  }
}
