import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Borough } from '../common/borough.js';
import type { PropertySubType } from '../common/reso.js';
import type { Listing } from '../listings/listing.entity.js';
import { ListingService } from '../listings/listing.service.js';
import type {
  ListingSalesDto,
  PriceRangeDto,
  RecordedSaleDto,
  SaleComparisonDto,
  SalesOfKindDto,
  SalesOfQuarterDto,
} from './sale.dto.js';
import { buildingKey, HOME_KINDS, type HomeKind } from './sale-rules.js';

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

/** For each kind in total, by year, and by ZIP code. */
const MEDIANS_OF_AREAS = `
  SELECT kind, year, zip, count(*)::integer AS count, ${quartiles('price')},
    count(per_square_foot)::integer AS area_count,
    percentile_cont(0.25) WITHIN GROUP (ORDER BY per_square_foot) AS area_low,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY per_square_foot) AS area_median,
    percentile_cont(0.75) WITHIN GROUP (ORDER BY per_square_foot) AS area_high
  FROM (
    SELECT kind, extract(year from sold_on)::integer AS year, zip, price,
      price::float / area AS per_square_foot
    FROM recorded_sale WHERE borough = $1 AND neighbourhood = ANY ($2)
  ) AS sale
  GROUP BY GROUPING SETS ((kind), (kind, year), (kind, zip))
  ORDER BY year, zip`;

interface MediansOfArea extends Omit<Medians, 'first_year' | 'last_year'> {
  kind: HomeKind;
  /** Null in the rows of all years. */
  year: number | null;
  /** Null in the rows of all ZIP codes. */
  zip: string | null;
}

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

  /** The sales in areas of the city's records, by kind. A kind without sales is left out. */
  async inAreas(borough: Borough, areas: readonly string[]): Promise<SalesOfKindDto[]> {
    if (areas.length === 0) return [];
    const rows = await this.dataSource.query<MediansOfArea[]>(MEDIANS_OF_AREAS, [borough, areas]);
    const byKind = Map.groupBy(rows, ({ kind }) => kind);
    return HOME_KINDS.flatMap((kind) => {
      const ofKind = byKind.get(kind) ?? [];
      const all = ofKind.find(({ year, zip }) => year === null && zip === null);
      return all ? [toSalesOfKind(all, ofKind)] : [];
    });
  }

  /** How many homes were sold in each quarter. Quarters without sales are left out. */
  quartersInAreas(borough: Borough, areas: readonly string[]): Promise<SalesOfQuarterDto[]> {
    return this.dataSource.query(
      `SELECT extract(year FROM sold_on)::integer AS year, extract(quarter FROM sold_on)::integer AS quarter,
         count(*)::integer AS count
       FROM recorded_sale WHERE borough = $1 AND neighbourhood = ANY ($2)
       GROUP BY 1, 2 ORDER BY 1, 2`,
      [borough, areas],
    );
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
    const prices = found && pricesOf(found);
    if (!prices) return null;
    const { first_year, last_year } = found;
    return {
      area: place === 'zip' ? 'zip_code' : 'borough',
      area_name: name,
      first_year,
      last_year,
      prices,
      per_square_foot: perSquareFootOf(found),
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

function toSalesOfKind(all: MediansOfArea, rows: readonly MediansOfArea[]): SalesOfKindDto {
  return {
    kind: all.kind,
    count: all.count,
    prices: pricesOf(all),
    per_square_foot: perSquareFootOf(all),
    years: rows.flatMap((row) => (row.year === null ? [] : [{ year: row.year, ...medianOf(row) }])),
    zip_codes: rows.flatMap((row) =>
      row.zip === null ? [] : [{ zip_code: row.zip, ...medianOf(row) }],
    ),
  };
}

const medianOf = (row: PriceRangeDto) => ({
  count: row.count,
  median: pricesOf(row)?.median ?? null,
});

type AreaMedians = Record<`area_${keyof PriceRangeDto}`, number>;

const perSquareFootOf = (row: AreaMedians): PriceRangeDto | null =>
  pricesOf({
    count: row.area_count,
    low: row.area_low,
    median: row.area_median,
    high: row.area_high,
  });

/** Null when there are too few sales. */
function pricesOf({ count, low, median, high }: PriceRangeDto): PriceRangeDto | null {
  if (count < LEAST_SALES) return null;
  return {
    count,
    low: Math.round(low),
    median: Math.round(median),
    high: Math.round(high),
  };
}
