import { Bitmap } from './bitmap.js';
import { Blocks } from './blocks.js';
import { Columns } from './columns.js';
import type { Home, Place, Profile } from './home.js';
import { Kinds } from './kinds.js';
import { tileAt, xOf, yOf } from './mercator.js';
import { OpenHouses } from './open-houses.js';
import { Partitions } from './partitions.js';
import { WordIndex } from './word-index.js';
import { fingerprint } from './words.js';

/** Rows that are gone and still take room: so many, and as many as a third of those that are not. */
const MANY_GONE = 10_000;

/** Rows that are numbered at once: some hundredths of a second. */
const STEP = 50_000;

/** The tile of homes whose place is unknown. */
const NOWHERE = -1;

/** All homes on the market, laid out for searching: see docs/adr/0012. */
export class HomeIndex {
  readonly columns = new Columns();
  readonly profiles = new Kinds<Profile>();
  readonly places = new Kinds<Place>();
  readonly streets = new Kinds<Home['street']>();
  readonly amenitySets = new Kinds<Home['amenities']>();
  readonly words = new WordIndex();
  readonly openHouses = new OpenHouses();
  readonly partitions = new Partitions();
  readonly blocks = new Blocks();
  /** Rows whose coordinates are known. */
  readonly placed = new Bitmap();
  /** Another one after every change. */
  version = 0;

  private readonly rows = new Map<number, number>();

  /** Rows that no home is in any more, though some words still lead to them. */
  private gone = 0;

  /** How many homes there are. */
  get size(): number {
    return this.rows.size;
  }

  /** Takes in a home, or what it has become. */
  put(home: Home): void {
    const text = fingerprint(home.texts);
    let row = this.rows.get(home.id);
    if (row !== undefined && !this.isToStay(row, home, text)) {
      this.remove(home.id);
      row = undefined;
    }
    row ??= this.enter(home, text);
    this.write(row, home);
    this.version += 1;
  }

  /** Forgets a home that is not offered any more. */
  remove(id: number): void {
    const row = this.rows.get(id);
    if (row === undefined) return;
    this.rows.delete(id);
    this.partitions.delete(row);
    this.placed.delete(row);
    this.columns.openHouses[row] = 0;
    this.gone += 1;
    this.version += 1;
  }

  /**
   * After the last of many changes: makes the first search after them as fast as the next. A step takes some hundredths of
   * a second; before the last one is done the index is not to be asked.
   */
  *settle(): Generator<void> {
    if (this.gone > MANY_GONE && this.gone > this.size / 3) yield* this.compact();
    this.openHouses.sweep(this.columns.openHouses);
    this.words.settle();
  }

  /** Numbers the rows anew, without those that are gone; in steps, as `settle()`. */
  *compact(): Generator<void> {
    const { columns, partitions, placed } = this;
    const rows = partitions.rowsOf({}).rows();
    const numbers = new Int32Array(columns.room).fill(-1);
    partitions.clear();
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const number = partitions.allot(this.placeOf(row), this.tileOf(row));
      numbers[row] = number;
      this.rows.set(columns.id[row] as number, number);
      if (at % STEP === 0) yield;
    }
    yield* columns.renumber(numbers, partitions.length);
    yield* this.words.renumber(numbers);
    placed.words = new Bitmap(columns.room).words;
    this.blocks.clear();
    this.blocks.reach(partitions.length);
    for (let at = 0; at < rows.length; at += 1) {
      this.place(numbers[rows[at] as number] as number);
      if (at % STEP === 0) yield;
    }
    this.gone = 0;
    this.version += 1;
  }

  placeOf(row: number): Place {
    return this.places.all[this.columns.place[row] as number] as Place;
  }

  /** Words are never taken from a row: other words need another one, as does another part of the market or the map. */
  private isToStay(row: number, home: Home, text: number): boolean {
    const place = this.placeOf(row);
    return (
      this.columns.text[row] === text &&
      place.offer === home.offer &&
      place.borough === home.borough &&
      this.tileOf(row) === tileOf(home)
    );
  }

  private enter(home: Home, text: number): number {
    const row = this.partitions.allot(home, tileOf(home));
    this.columns.reach(this.partitions.length);
    this.blocks.reach(this.partitions.length);
    this.placed.reach(row);
    this.rows.set(home.id, row);
    this.words.add(row, home.texts);
    this.columns.text[row] = text;
    return row;
  }

  private write(row: number, home: Home): void {
    const { columns } = this;
    const { dwelling, bedrooms, bathrooms, offer, borough, neighbourhood, zipCode } = home;
    columns.id[row] = home.id;
    columns.profile[row] = this.profiles.numberOf(`${dwelling}|${bedrooms}|${bathrooms}`, () => {
      return { dwelling, bedrooms, bathrooms };
    });
    columns.place[row] = this.places.numberOf(
      `${offer}|${borough}|${zipCode}|${neighbourhood === null ? '' : `=${neighbourhood}`}`,
      () => ({ offer, borough, neighbourhood, zipCode }),
    );
    columns.street[row] = this.streets.numberOf(home.street ?? '', () => home.street);
    columns.amenities[row] = this.amenitySets.numberOf(home.amenities.join('\0'), () => {
      return [...new Set(home.amenities)];
    });
    columns.price[row] = home.price ?? 0;
    columns.area[row] = home.area ?? 0;
    columns.enteredAt[row] = home.enteredAt;
    columns.latitude[row] = home.latitude ?? Number.NaN;
    columns.longitude[row] = home.longitude ?? Number.NaN;
    columns.openHouses[row] = this.openHouses.numberOf(home.openHouses);
    this.place(row);
  }

  /** Puts a row on the map, if its coordinates are known. */
  private place(row: number): void {
    const { columns, placed, blocks } = this;
    const [longitude, latitude] = [
      columns.longitude[row] as number,
      columns.latitude[row] as number,
    ];
    if (Number.isNaN(longitude + latitude)) return;
    columns.x[row] = xOf(longitude);
    columns.y[row] = yOf(latitude);
    placed.add(row);
    blocks.take(row, longitude, latitude);
  }

  private tileOf(row: number): number {
    const { x, y } = this.columns;
    return this.placed.has(row) ? tileAt(x[row] as number, y[row] as number) : NOWHERE;
  }
}

const tileOf = ({ longitude, latitude }: Home): number =>
  longitude === null || latitude === null ? NOWHERE : tileAt(xOf(longitude), yOf(latitude));
