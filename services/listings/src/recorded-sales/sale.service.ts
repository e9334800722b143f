import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PropertySubType } from '../common/reso.js';
import type { Listing } from '../listings/listing.entity.js';
import { ListingService } from '../listings/listing.service.js';
import type { ListingSalesDto, RecordedSaleDto, SaleComparisonDto } from './sale.dto.js';
import { buildingKey, type HomeKind } from './sale-rules.js';

/** A median of fewer sales is not told: one sale more or less would change it too much. */
export const LEAST_SALES = 10;
const MAX_SALES_AT_ADDRESS = 10;

const kindsOfSubType: Partial<Record<PropertySubType, HomeKind[]>> = {
  Condominium: ['condo'],
  'Stock Cooperative': ['co-op'],
  'Single Family Residence': ['one-family'],
  Townhouse: ['one-family'],
  'Multi Family': ['two-family', 'three-family'],
};

const quartiles = (value: string) => `
  percentile_cont(0.25) WITHIN GROUP (ORDER BY ${value}) AS low,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY ${value}) AS median,
  percentile_cont(0.75) WITHIN GROUP (ORDER BY ${value}) AS high`;

const MEDIANS = (place: 'zip' | 'borough') => `
  SELECT prices.*, area.count AS area_count, area.low AS area_low, area.median AS area_median,
    area.high AS area_high
  FROM (
    SELECT count(*)::integer AS count, ${quartiles('price')},
      extract(year FROM min(sold_on))::integer AS first_year,
      extract(year FROM max(sold_on))::integer AS last_year
    FROM recorded_sale WHERE ${place} = $1 AND kind = ANY ($2)
  ) AS prices, (
    SELECT count(*)::integer AS count, ${quartiles('price::float / area')}
    FROM recorded_sale WHERE ${place} = $1 AND kind = ANY ($2) AND area IS NOT NULL
  ) AS area`;

interface Medians extends Record<'count' | 'low' | 'median' | 'high', number> {
  first_year: number;
  last_year: number;
  area_count: number;
  area_low: number;
  area_median: number;
  area_high: number;
}

/** What homes were sold for, by the city's records. */
@Injectable()
export class SaleService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly listings: ListingService,
  ) {}

  async ofListing(id: number): Promise<ListingSalesDto> {
    const listing = await this.listings.get(id);
    if (listing.transactionType !== 'sale')
      return { error: 0, kinds: [], comparison: null, at_address: [] };
    const kinds = (listing.propertySubType && kindsOfSubType[listing.propertySubType]) ?? [];
    const [comparison, atAddress] = await Promise.all([
      kinds.length > 0 ? this.compare(listing, kinds) : null,
      this.atAddressOf(listing),
    ]);
    return { error: 0, kinds, comparison, at_address: atAddress };
  }

  /** Homes of the same kind in the ZIP code. In the whole borough, when there are too few. */
  private async compare(listing: Listing, kinds: HomeKind[]): Promise<SaleComparisonDto | null> {
    const zip = listing.postalCode?.slice(0, 5);
    const inZip = zip ? await this.medians('zip', zip, kinds) : null;
    return inZip ?? this.medians('borough', listing.borough, kinds);
  }

  private async medians(
    place: 'zip' | 'borough',
    name: string,
    kinds: HomeKind[],
  ): Promise<SaleComparisonDto | null> {
    const [found] = await this.dataSource.query<Medians[]>(MEDIANS(place), [name, kinds]);
    if (!found || found.count < LEAST_SALES) return null;
    const { count, low, median, high, first_year, last_year } = found;
    return {
      area: place === 'zip' ? 'zip_code' : 'borough',
      area_name: name,
      first_year,
      last_year,
      prices: rounded({ count, low, median, high }),
      per_square_foot:
        found.area_count < LEAST_SALES
          ? null
          : rounded({
              count: found.area_count,
              low: found.area_low,
              median: found.area_median,
              high: found.area_high,
            }),
    };
  }

  private async atAddressOf(listing: Listing): Promise<RecordedSaleDto[]> {
    const { unparsedAddress, postalCode } = listing;
    const key = unparsedAddress && postalCode && buildingKey(unparsedAddress, postalCode);
    if (!key) return [];
    return this.dataSource.query<RecordedSaleDto[]>(
      `SELECT sold_on::text AS sold_on, price::float AS price, kind FROM recorded_sale
       WHERE address_key = $1 ORDER BY recorded_sale.sold_on DESC, id LIMIT $2`,
      [key, MAX_SALES_AT_ADDRESS],
    );
  }
}

const rounded = ({
  count,
  low,
  median,
  high,
}: Record<'count' | 'low' | 'median' | 'high', number>) => ({
  count,
  low: Math.round(low),
  median: Math.round(median),
  high: Math.round(high),
});
