import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ListingFilter, PriceQuartiles } from '@phantom/listing-index';
import { NotFoundError } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';
import { parseBorough } from '../common/borough.js';
import { KNOWN_PLACES, type KnownPlace, placeIn, slugOf } from '../common/gazetteer.js';
import { listingTypeOf } from '../common/listing-type.js';
import { toNearbyDto } from '../nearby/nearby.mapper.js';
import { NearbyPlaces } from '../nearby/nearby-places.js';
import type { PriceRangeDto } from '../recorded-sales/sale.dto.js';
import { LEAST_SALES, SaleService } from '../recorded-sales/sale.service.js';
import { SearchIndex } from '../search/search-index.js';
import { toListingFilter } from '../search/search.mapper.js';
import { SearchService } from '../search/search.service.js';
import { areaName, listedNames, nearest, saleAreasOf } from './neighbourhood.js';
import type {
  AskingPricesDto,
  ListedNeighbourhoodDto,
  NamedNeighbourhoodDto,
  NeighbourhoodDto,
  NeighbourhoodListDto,
  NeighbourhoodSalesDto,
  NeighbourhoodSitemapDto,
  NeighbourhoodSupplyDto,
} from './neighbourhood.dto.js';
import { boundaryOf } from './planning-areas.js';
import { supplyByMonth } from './supply-by-month.js';

const NEWEST_HOMES = 6;
const NEARBY = 6;
/** A median of fewer asking prices is one of the homes itself. */
const LEAST_HOMES = 3;

const ROOMS: (Pick<AskingPricesDto, 'bedrooms' | 'or_more'> & {
  range: ListingFilter['bedrooms'];
})[] = [
  { bedrooms: null, or_more: false, range: undefined },
  ...[0, 1, 2, 3].map((bedrooms) => ({
    ...{ bedrooms, or_more: false },
    range: { from: bedrooms, to: bedrooms },
  })),
  { bedrooms: 4, or_more: true, range: { from: 4, to: Number.MAX_SAFE_INTEGER } },
];

interface CountRow {
  borough: string;
  name: string;
  count: number;
}

/** A place with what there is to tell of it. */
interface CountedPlace {
  place: KnownPlace;
  homes: number;
  sales: number;
}

/** Neighbourhoods with homes on the market, or with enough recorded sales. */
@Injectable()
export class NeighbourhoodService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sales: SaleService,
    private readonly index: SearchIndex,
    private readonly search: SearchService,
    private readonly nearbyPlaces: NearbyPlaces,
  ) {}

  async list(): Promise<NeighbourhoodListDto> {
    const list = (await this.countedPlaces()).map(
      ({ place, homes, sales }): ListedNeighbourhoodDto => ({ ...toNamed(place), homes, sales }),
    );
    return { error: 0, list: list.sort((one, other) => one.name.localeCompare(other.name, 'en')) };
  }

  async sitemap(): Promise<NeighbourhoodSitemapDto> {
    const { list } = await this.list();
    return { error: 0, list: list.map(({ borough, slug }) => ({ borough, slug })), next: null };
  }

  async single(borough: string, slug: string): Promise<NeighbourhoodDto> {
    const place = placeIn(parseBorough(borough), slug);
    const counted = await this.countedPlaces();
    if (!place || !counted.some((each) => each.place === place)) throw new NotFoundError();
    const listedAs = listedNames(place);
    const inPlace = { location: place.borough, neighbourhood: listedAs };
    const surroundings = this.nearbyPlaces.at(place);
    const others = counted.map((each) => each.place).filter((each) => each !== place);
    const [sales, supply, { list: homes, url }] = await Promise.all([
      this.salesIn(place),
      this.supplyOf(place),
      this.search.find({ ...inPlace, limit: NEWEST_HOMES }),
    ]);
    return {
      error: 0,
      neighbourhood: toNamed(place),
      boundary: boundaryOf(place),
      listed_as: listedAs,
      sales,
      supply,
      homes,
      url,
      surroundings: surroundings && toNearbyDto(surroundings),
      nearby: nearest(place, others, NEARBY).map(toNamed),
    };
  }

  private async countedPlaces(): Promise<CountedPlace[]> {
    const [homes, sales] = await Promise.all([
      this.dataSource.query<CountRow[]>(`
        SELECT borough, text AS name, sum(count)::integer AS count FROM place
        WHERE kind = 'neighbourhood' AND count > 0 GROUP BY borough, text`),
      this.dataSource.query<CountRow[]>(`
        SELECT borough, neighbourhood AS name, count(*)::integer AS count FROM recorded_sale
        GROUP BY borough, neighbourhood`),
    ]);
    const homesIn = counter(homes);
    const salesIn = counter(sales);
    return KNOWN_PLACES.map((place) => ({
      place,
      homes: homesIn(place, listedNames(place)),
      sales: salesIn(place, saleAreasOf(place)),
    })).filter((place) => place.homes > 0 || place.sales >= LEAST_SALES);
  }

  private async salesIn(place: KnownPlace): Promise<NeighbourhoodSalesDto | null> {
    const areas = saleAreasOf(place);
    const [kinds, quarters] = await Promise.all([
      this.sales.inAreas(place.borough, areas),
      this.sales.quartersInAreas(place.borough, areas),
    ]);
    const years = kinds.flatMap((kind) => kind.years.map(({ year }) => year));
    if (years.length === 0) return null;
    return {
      areas: areas.map(areaName),
      first_year: Math.min(...years),
      last_year: Math.max(...years),
      kinds,
      quarters,
    };
  }

  private async supplyOf(place: KnownPlace): Promise<NeighbourhoodSupplyDto[]> {
    const names = listedNames(place);
    const inPlace = toListingFilter({ location: place.borough, neighbourhood: names });
    const months = await supplyByMonth(this.dataSource, place.borough, names);
    const supply = await Promise.all(
      (['sale', 'rental'] as const).map(async (transactionType) => ({
        listing_type: listingTypeOf(transactionType),
        asking_prices: await this.askingPrices({ ...inPlace, transactionType }),
        months: months.get(transactionType) ?? [],
      })),
    );
    return supply.filter((type) => type.asking_prices.length > 0);
  }

  private async askingPrices(filter: ListingFilter): Promise<AskingPricesDto[]> {
    const rows = await Promise.all(
      ROOMS.map(async ({ range, ...rooms }) => {
        const ofRooms = { ...filter, bedrooms: range };
        const homes = await this.index.count(ofRooms);
        const prices = await this.index.prices(ofRooms);
        return { ...rooms, homes, prices: prices && toPriceRange(prices) };
      }),
    );
    return rows.filter(({ homes }) => homes > 0);
  }
}

const toNamed = ({ name, borough, latitude, longitude }: KnownPlace): NamedNeighbourhoodDto => ({
  ...{ name, borough, latitude, longitude },
  slug: slugOf(name),
});

/** Adds up the counts of names in the borough of a place. */
function counter(rows: readonly CountRow[]) {
  const counts = new Map(rows.map(({ borough, name, count }) => [`${borough} ${name}`, count]));
  return ({ borough }: KnownPlace, names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (counts.get(`${borough} ${name}`) ?? 0), 0);
}

function toPriceRange({ count, low, median, high }: PriceQuartiles): PriceRangeDto | null {
  if (count < LEAST_HOMES) return null;
  return {
    count,
    low: Math.round(low),
    median: Math.round(median),
    high: Math.round(high),
  };
}
