import { type DataSource, type EntityManager, In, QueryFailedError } from 'typeorm';
import { transactionTypeOf } from '../common/reso.js';
import { writePictures } from '../feed-pictures/feed-picture-records.js';
import { insertEarlierPrices } from '../listings/earlier-prices.js';
import {
  type NewListing,
  withdrawListings,
  writeListings,
  type WriteResult,
} from '../listings/listing-writer.js';
import { writeOpenHouses } from '../listings/open-house-writer.js';
import type { ImportedListing } from './feed-formats/feed.js';
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
  async store(listings: readonly ImportedListing[]): Promise<StoreResult[]> {
    try {
      return await this.transaction((manager) => this.write(manager, listings));
    } catch (error) {
      if (!isValueError(error)) throw error;
      if (listings.length === 1) return [{ refused: error.message }];
      // One bad listing must not fail its batch.
      const results: StoreResult[] = [];
      for (const listing of listings) results.push(...(await this.store([listing])));
      return results;
    }
  }

  private async write(
    manager: EntityManager,
    listings: readonly ImportedListing[],
  ): Promise<WriteResult[]> {
    const results = await writeListings(manager, this.source, listings.map(toNewListing));
    const openHouses = listings.flatMap(({ ListingKey: sourceKey, extras }) =>
      extras?.openHouses ? [{ sourceKey, openHouses: extras.openHouses }] : [],
    );
    await writeOpenHouses(manager, this.source, openHouses);
    const earlierPrices = listings.flatMap(({ ListingKey: sourceKey, extras }, index) =>
      extras?.earlierPrice && results[index]?.change === 'new'
        ? [{ ...extras.earlierPrice, sourceKey }]
        : [],
    );
    await insertEarlierPrices(manager, this.source, earlierPrices);
    const pictures = listings.flatMap(({ ListingKey: sourceKey, extras }) =>
      extras?.pictures ? [{ sourceKey, pictures: extras.pictures }] : [],
    );
    await writePictures(manager, this.source, pictures);
    return results;
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

export function toNewListing(listing: ImportedListing): NewListing {
  const { extras } = listing;
  return {
    // Files have no texts, and no feed has titles. Pictures are added when they are stored.
    furnished: extras?.furnished ?? null,
    title: null,
    publicRemarks: extras?.publicRemarks ?? null,
    media: extras?.media ?? [],
    ...(extras && { listOfficeName: extras.listOfficeName }),
    ...(extras?.enteredAt && { enteredAt: extras.enteredAt }),
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
