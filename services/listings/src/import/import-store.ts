import { In, QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import type { ResoListing } from '../reso/reso-listing.js';
import { ofReso } from '../store/new-listing.js';
import { keepOtherKeys } from '../store/other-keys.js';
import { withdrawListings } from '../store/withdraw-listings.js';
import { writeListings, type Written } from '../store/write-listings.js';
import type { Identified } from './identify-homes.js';

/** What became of a listing: the database may refuse one that no rule of ours had foreseen. */
export type Stored = Written | { refused: string };

// SQLSTATE classes of what is wrong with a value, and not with the connection or with us.
const aboutTheValue = /^(22|23|54)/;

/** Stores listings batch by batch, each in a transaction of its own. */
export class ImportStore {
  /** @param dryRun does all the work and takes it back */
  constructor(
    private readonly dataSource: DataSource,
    private readonly source: string,
    private readonly dryRun: boolean,
  ) {}

  /** @returns what became of each listing, in their order */
  async store(listings: readonly ResoListing[]): Promise<Stored[]> {
    try {
      return await this.transaction((manager) => this.write(manager, listings));
    } catch (error) {
      if (!isAboutAValue(error)) throw error;
      return this.storeOneByOne(listings);
    }
  }

  /** Marks the listings with these keys off the market. */
  async withdraw(keys: readonly string[]): Promise<void> {
    await this.transaction((manager) => withdrawListings(manager, this.source, In(keys)));
  }

  /** Remembers the further keys of the homes. */
  async keepOtherKeys({ keptAs, ownAgain }: Identified): Promise<void> {
    await this.transaction((manager) => keepOtherKeys(manager, this.source, keptAs, ownAgain));
  }

  /** One bad listing must not cost its batch. */
  private async storeOneByOne(listings: readonly ResoListing[]): Promise<Stored[]> {
    const fates: Stored[] = [];
    for (const listing of listings) {
      try {
        fates.push(...(await this.transaction((manager) => this.write(manager, [listing]))));
      } catch (error) {
        if (!isAboutAValue(error)) throw error;
        fates.push({ refused: error.message });
      }
    }
    return fates;
  }

  private write(manager: EntityManager, listings: readonly ResoListing[]): Promise<Written[]> {
    return writeListings(manager, this.source, listings.map(ofReso));
  }

  private async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      const result = await work(runner.manager);
      await (this.dryRun ? runner.rollbackTransaction() : runner.commitTransaction());
      return result;
    } catch (error) {
      // What went wrong first is what must be told, also when the connection is gone.
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

function isAboutAValue(error: unknown): error is QueryFailedError {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as Error & { code?: string };
  return code !== undefined && aboutTheValue.test(code);
}
