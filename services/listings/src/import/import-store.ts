import { type DataSource, type EntityManager, In, QueryFailedError } from 'typeorm';
import { type ResoListing, transactionTypeOf } from '../common/reso.js';
import {
  type NewListing,
  withdrawListings,
  writeListings,
  type WriteResult,
} from '../listings/listing-writer.js';
import type { Identified } from './identify-listings.js';
import { saveOtherKeys } from './other-keys.js';

/** `refused`: the database rejected a value that no rule had rejected. */
export type StoreResult = WriteResult | { refused: string };

// SQLSTATE classes of errors in a value. Other classes are errors of the connection or of the program.
const VALUE_ERROR = /^(22|23|54)/;

export class ImportStore {
  /** @param dryRun rolls every transaction back */
  constructor(
    private readonly dataSource: DataSource,
    private readonly source: string,
    private readonly dryRun: boolean,
  ) {}

  /** @returns one result for each listing, in the same order */
  async store(listings: readonly ResoListing[]): Promise<StoreResult[]> {
    try {
      const rows = listings.map(toNewListing);
      return await this.transaction((manager) => writeListings(manager, this.source, rows));
    } catch (error) {
      if (!isValueError(error)) throw error;
      if (listings.length === 1) return [{ refused: error.message }];
      // One bad listing must not fail its batch.
      const results: StoreResult[] = [];
      for (const listing of listings) results.push(...(await this.store([listing])));
      return results;
    }
  }

  async withdraw(keys: readonly string[]): Promise<void> {
    await this.transaction((manager) => withdrawListings(manager, this.source, In(keys)));
  }

  async saveOtherKeys({ canonicalKeys, independentKeys }: Identified): Promise<void> {
    await this.transaction((manager) =>
      saveOtherKeys(manager, this.source, canonicalKeys, independentKeys),
    );
  }

  private async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      const result = await work(runner.manager);
      await (this.dryRun ? runner.rollbackTransaction() : runner.commitTransaction());
      return result;
    } catch (error) {
      // The first error is the one to report, even if the rollback fails too.
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

function isValueError(error: unknown): error is QueryFailedError {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as Error & { code?: string };
  return code !== undefined && VALUE_ERROR.test(code);
}

export function toNewListing(listing: ResoListing): NewListing {
  return {
    // Feeds have no texts and no pictures.
    furnished: null,
    title: null,
    publicRemarks: null,
    media: [],
    synthetic: [],
    source: listing.SourceSystemName,
    sourceKey: listing.ListingKey,
    transactionType: transactionTypeOf(listing),
    borough: listing.Borough,
    propertyType: listing.PropertyType,
    propertySubType: listing.PropertySubType,
    standardStatus: listing.StandardStatus,
    specialListingConditions: listing.SpecialListingConditions,
    ownership: listing.Ownership,
    listPrice: rounded(listing.ListPrice),
    bedroomsTotal: listing.BedroomsTotal,
    bathroomsTotal: listing.BathroomsTotalDecimal,
    livingArea: rounded(listing.LivingArea),
    lotSizeSquareFeet: rounded(listing.LotSizeSquareFeet),
    unparsedAddress: listing.UnparsedAddress,
    city: listing.City,
    stateOrProvince: listing.StateOrProvince,
    postalCode: listing.PostalCode,
    countyOrParish: listing.CountyOrParish,
    subdivisionName: listing.SubdivisionName,
    latitude: listing.Latitude,
    longitude: listing.Longitude,
    entryLevel: listing.EntryLevel,
    buildingAgeYears: rounded(listing.BuildingAgeYears),
    minutesToSubway: rounded(listing.MinutesToSubway),
    amenities: listing.Amenities,
  };
}

/** The database has whole dollars, feet, years and minutes. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
