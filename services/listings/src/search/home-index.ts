import { Bitmap } from './bitmap.js';
import { Columns } from './columns.js';
import type { Home, Place, Profile } from './home.js';
import { Kinds } from './kinds.js';
import { xOf, yOf } from './mercator.js';
import { OpenHouses } from './open-houses.js';
import { Partitions } from './partitions.js';
import { WordIndex } from './word-index.js';
import { fingerprint } from './words.js';

/** Rows that are gone and still take room: so many, and as many as a third of those that are not. */
const MANY_GONE = 10_000;

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
    this.openHouses.set(row, []);
    this.gone += 1;
    this.version += 1;
  }

  /** After the last of many changes: makes the first search after them as fast as the next. */
  settle(): void {
    if (this.gone > MANY_GONE && this.gone > this.size / 3) this.compact();
    this.words.settle();
  }

  /** Numbers the rows anew, without those that are gone. */
  compact(): void {
    const { columns, partitions, placed } = this;
    const numbers = new Int32Array(columns.room).fill(-1);
    const [rows, placedRows] = [partitions.rowsOf({}).rows(), placed.rows()];
    partitions.clear();
    for (const row of rows) {
      const number = partitions.allot(this.placeOf(row));
      numbers[row] = number;
      this.rows.set(columns.id[row] as number, number);
    }
    columns.renumber(numbers, partitions.length);
    this.words.renumber(numbers);
    this.openHouses.renumber(numbers);
    placed.words = new Bitmap(columns.room).words;
    for (const row of placedRows) placed.add(numbers[row] as number);
    this.gone = 0;
    this.version += 1;
  }

  placeOf(row: number): Place {
    return this.places.all[this.columns.place[row] as number] as Place;
  }

  /** Words are never taken from a row: other words need another one, as does another part of the market. */
  private isToStay(row: number, { offer, borough }: Home, text: number): boolean {
    const place = this.placeOf(row);
    return this.columns.text[row] === text && place.offer === offer && place.borough === borough;
  }

  private enter(home: Home, text: number): number {
    const row = this.partitions.allot(home);
    this.columns.reach(this.partitions.length);
    this.placed.reach(row);
    this.rows.set(home.id, row);
    this.words.add(row, home.texts);
    this.columns.text[row] = text;
    return row;
  }

  private write(row: number, home: Home): void {
    const { columns, placed } = this;
    const { dwelling, bedrooms, bathrooms, offer, borough, neighbourhood, zipCode } = home;
    columns.id[row] = home.id;
    columns.profile[row] = this.profiles.numberOf(`${dwelling}|${bedrooms}|${bathrooms}`, () => {
      return { dwelling, bedrooms, bathrooms };
    });
    columns.place[row] = this.places.numberOf(
      JSON.stringify([offer, borough, neighbourhood, zipCode]),
      () => ({ offer, borough, neighbourhood, zipCode }),
    );
    columns.street[row] = this.streets.numberOf(home.street ?? '', () => home.street);
    columns.amenities[row] = this.amenitySets.numberOf(JSON.stringify(home.amenities), () => {
      return [...new Set(home.amenities)];
    });
    columns.price[row] = home.price ?? 0;
    columns.area[row] = home.area ?? 0;
    columns.enteredAt[row] = home.enteredAt;
    columns.latitude[row] = home.latitude ?? Number.NaN;
    columns.longitude[row] = home.longitude ?? Number.NaN;
    if (home.latitude !== null && home.longitude !== null) {
      columns.x[row] = xOf(home.longitude);
      columns.y[row] = yOf(home.latitude);
      placed.add(row);
    } else placed.delete(row);
    this.openHouses.set(row, home.openHouses);
  }
}
