import { Bitmap } from './bitmap.js';
import { Blocks } from './blocks.js';
import { Columns } from './columns.js';
import { Dictionary } from './dictionary.js';
import type { IndexedListing, Locality, Profile } from './indexed-listing.js';
import { tileAt, xOf, yOf } from './mercator.js';
import { NearbyRows } from './nearby-rows.js';
import { OpenHouseTimes } from './open-house-times.js';
import { Partitions } from './partitions.js';
import { RowNumbers } from './row-numbers.js';
import { WordIndex } from './word-index.js';
import { textHash } from './words.js';

/** The index is compacted when this many rows, and more than a third of the listings, are deleted. */
const MIN_DELETED_TO_COMPACT = 10_000;

/** Rows that `compact()` renumbers in one step: tens of milliseconds. */
const STEP = 50_000;

/** The tile of listings without coordinates. */
const NO_TILE = -1;

/** All listings on the market in a column layout for searching: see docs/adr/0012. */
export class ListingIndex {
  readonly columns = new Columns();
  readonly profiles = new Dictionary<Profile>();
  readonly localities = new Dictionary<Locality>();
  readonly streets = new Dictionary<IndexedListing['street']>();
  readonly amenitySets = new Dictionary<IndexedListing['amenities']>();
  readonly stationSets = new Dictionary<IndexedListing['stations']>();
  readonly nearby = new NearbyRows();
  readonly words = new WordIndex();
  readonly openHouses = new OpenHouseTimes();
  readonly partitions = new Partitions();
  readonly blocks = new Blocks();
  /** Rows with coordinates. */
  readonly located = new Bitmap();
  /** Changes with every change of the index. */
  version = 0;

  private readonly rows = new RowNumbers();

  /** Rows without a listing that the word index still contains. */
  private deletedRows = 0;

  get size(): number {
    return this.rows.size;
  }

  /** Inserts or updates a listing. */
  put(listing: IndexedListing): void {
    const hash = textHash(listing.texts);
    let row = this.rows.get(listing.id);
    if (row !== undefined && !this.canUpdateInPlace(row, listing, hash)) {
      this.remove(listing.id);
      row = undefined;
    }
    row ??= this.insert(listing, hash);
    this.write(row, listing);
    this.version += 1;
  }

  remove(id: number): void {
    const row = this.rows.get(id);
    if (row === undefined) return;
    this.rows.delete(id);
    this.partitions.delete(row);
    this.located.delete(row);
    this.nearby.put(row, []);
    this.columns.openHouses[row] = 0;
    this.deletedRows += 1;
    this.version += 1;
  }

  /** Call it after a series of changes, else the first search does the work. No search before the last step is done. */
  *optimize(): Generator<void> {
    if (this.deletedRows > MIN_DELETED_TO_COMPACT && this.deletedRows > this.size / 3)
      yield* this.compact();
    this.openHouses.compact(this.columns.openHouses);
    this.words.sort();
  }

  /** Renumbers the rows without the deleted ones, in steps like `optimize()`. */
  *compact(): Generator<void> {
    const { columns, partitions, located } = this;
    const rows = partitions.rowsOf({}).rows();
    const numbers = new Int32Array(columns.capacity).fill(-1);
    partitions.clear();
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const number = partitions.allocate(this.localityOf(row), this.tileOf(row));
      numbers[row] = number;
      this.rows.set(columns.id[row] as number, number);
      if (at % STEP === 0) yield;
    }
    yield* columns.renumber(numbers, partitions.length);
    yield* this.words.renumber(numbers);
    yield* this.nearby.renumber(numbers, partitions.length);
    located.words = new Bitmap(columns.capacity).words;
    this.blocks.clear();
    this.blocks.ensureCapacity(partitions.length);
    for (let at = 0; at < rows.length; at += 1) {
      this.locate(numbers[rows[at] as number] as number);
      if (at % STEP === 0) yield;
    }
    this.deletedRows = 0;
    this.version += 1;
  }

  localityOf(row: number): Locality {
    return this.localities.values[this.columns.locality[row] as number] as Locality;
  }

  /** A row keeps its words, its partition and its tile for life. */
  private canUpdateInPlace(row: number, listing: IndexedListing, hash: number): boolean {
    const locality = this.localityOf(row);
    return (
      this.columns.textHash[row] === hash &&
      locality.transactionType === listing.transactionType &&
      locality.borough === listing.borough &&
      this.tileOf(row) === tileOf(listing)
    );
  }

  private insert(listing: IndexedListing, hash: number): number {
    const row = this.partitions.allocate(listing, tileOf(listing));
    this.columns.ensureCapacity(this.partitions.length);
    this.blocks.ensureCapacity(this.partitions.length);
    this.located.ensureCapacity(row);
    this.rows.set(listing.id, row);
    this.words.add(row, listing.texts);
    this.columns.textHash[row] = hash;
    return row;
  }

  private write(row: number, listing: IndexedListing): void {
    const { columns } = this;
    const { dwelling, bedrooms, bathrooms, transactionType, borough } = listing;
    const { neighbourhood, zipCode } = listing;
    columns.id[row] = listing.id;
    columns.profile[row] = this.profiles.encode(`${dwelling}|${bedrooms}|${bathrooms}`, () => {
      return { dwelling, bedrooms, bathrooms };
    });
    columns.locality[row] = this.localities.encode(
      `${transactionType}|${borough}|${zipCode}|${neighbourhood === null ? '' : `=${neighbourhood}`}`,
      () => ({ transactionType, borough, neighbourhood, zipCode }),
    );
    columns.street[row] = this.streets.encode(listing.street ?? '', () => listing.street);
    columns.amenities[row] = this.amenitySets.encode(listing.amenities.join('\0'), () => {
      return [...new Set(listing.amenities)];
    });
    this.nearby.put(row, listing.nearby);
    columns.stations[row] = this.stationSets.encode(
      listing.stations.map(({ station, minutes }) => `${station}:${minutes}`).join(),
      () => listing.stations,
    );
    columns.price[row] = listing.price ?? 0;
    columns.area[row] = listing.area ?? 0;
    columns.enteredAt[row] = listing.enteredAt;
    columns.latitude[row] = listing.latitude ?? Number.NaN;
    columns.longitude[row] = listing.longitude ?? Number.NaN;
    columns.openHouses[row] = this.openHouses.encode(listing.openHouses);
    this.locate(row);
  }

  /** Puts a row on the map if its coordinates are known. */
  private locate(row: number): void {
    const { columns, located, blocks } = this;
    const longitude = columns.longitude[row] as number;
    const latitude = columns.latitude[row] as number;
    if (Number.isNaN(longitude + latitude)) return;
    columns.x[row] = xOf(longitude);
    columns.y[row] = yOf(latitude);
    located.add(row);
    blocks.include(row, longitude, latitude);
  }

  private tileOf(row: number): number {
    const { x, y } = this.columns;
    return this.located.has(row) ? tileAt(x[row] as number, y[row] as number) : NO_TILE;
  }
}

const tileOf = ({ longitude, latitude }: IndexedListing): number =>
  longitude === null || latitude === null ? NO_TILE : tileAt(xOf(longitude), yOf(latitude));
