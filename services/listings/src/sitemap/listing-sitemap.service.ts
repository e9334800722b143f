import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { sitemapPage, type SitemapAnswerDto, type SitemapQueryDto } from '@phantom/service-kit';
import { In, MoreThan, Not, type Repository } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';
import type { ListingTab } from '../listing/listing-tab.js';
import type {
  ListingSearchEntryDto,
  ListingSearchesDto,
  ListingTabsDto,
} from './listing-searches.dto.js';

type SearchRow = Omit<ListingSearchEntryDto, 'updated_at'> & { updatedAt: Date };

/** The pages of homes that search engines are told of. */
@Injectable()
export class ListingSitemapService {
  constructor(@InjectRepository(Listing) private readonly listings: Repository<Listing>) {}

  /** Homes on the market, which a pending sale too has left in the words of the Data Dictionary. */
  async homes({ cursor = 0, limit }: SitemapQueryDto): Promise<SitemapAnswerDto> {
    const homes = await this.listings.find({
      select: { id: true, modifiedAt: true },
      where: { id: MoreThan(cursor), standardStatus: Not(In(['Pending', 'Withdrawn'])) },
      order: { id: 'ASC' },
      take: limit + 1,
    });
    const rows = homes.map(({ id, modifiedAt }) => ({ id, updatedAt: modifiedAt }));
    return sitemapPage(rows, limit);
  }

  /** The tabs in which homes are found, each over the whole city. */
  async tabs(): Promise<ListingTabsDto> {
    const { list } = await this.searches();
    const tabs = new Map<ListingTab, string>();
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

  /** The tabs and boroughs in which homes are found. */
  async searches(): Promise<ListingSearchesDto> {
    const rows = await this.listings.query<SearchRow[]>(`
      SELECT CASE offer WHEN 'sale' THEN 'sales' ELSE 'rentals' END AS "type",
        borough AS "location", max(modified_at) AS "updatedAt"
      FROM listing WHERE standard_status <> 'Withdrawn' GROUP BY offer, borough
      UNION ALL
      SELECT 'open-houses', borough, max(modified_at)
      FROM listing
      WHERE standard_status <> 'Withdrawn' AND EXISTS (
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
