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
  readonly amenitySets = new Kinds<Home['amenities']>();
  readonly words = new WordIndex();
  readonly openHouses = new OpenHouses();
  readonly partitions = new Partitions();
  /** Rows whose coordinates are known. */
  readonly placed = new Bitmap();
  /** Another one after every change. */
  version = 0;

  private readonly rows = new Map<number, number>();

  /** How many homes there are. */
  get size(): number {
    return this.rows.size;
  }

  /** Takes in a home, or what it has become. */
  put(home: Home): void {
    const text = fingerprint(home.texts);
    let row = this.rows.get(home.id);
    // The words of a row are never taken from it: other words need another row.
    if (row !== undefined && this.columns.text[row] !== text) {
      this.remove(home.id);
      row = undefined;
    }
    if (row === undefined) {
      row = this.columns.append();
      this.rows.set(home.id, row);
      this.words.add(row, home.texts);
      this.columns.text[row] = text;
    } else {
      this.partitions.delete(row);
    }
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
    this.version += 1;
  }

  /** After the last of many changes: makes the first search after them as fast as the next. */
  settle(): void {
    const gone = this.columns.length - this.size;
    if (gone > MANY_GONE && gone > this.size / 3) this.compact();
    this.words.settle();
  }

  /** Numbers the rows anew, without those that are gone. */
  compact(): void {
    const { columns, partitions, placed } = this;
    const kept = partitions.rowsOf({}, columns.length).rows();
    const numbers = new Int32Array(columns.length).fill(-1);
    kept.forEach((row, number) => {
      numbers[row] = number;
    });
    const stillPlaced = placed.rows();
    columns.keep(kept);
    this.words.renumber(numbers);
    this.openHouses.renumber(numbers);
    placed.words = new Bitmap(columns.room).words;
    for (const row of stillPlaced) placed.add(numbers[row] as number);
    partitions.clear();
    for (let row = 0; row < columns.length; row += 1) {
      this.rows.set(columns.id[row] as number, row);
      partitions.add(row, this.places.all[columns.place[row] as number] as Place, columns.room);
    }
    this.version += 1;
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
    columns.amenities[row] = this.amenitySets.numberOf(JSON.stringify(home.amenities), () => {
      return [...new Set(home.amenities)];
    });
    columns.price[row] = home.price ?? 0;
    columns.area[row] = home.area ?? 0;
    columns.enteredAt[row] = home.enteredAt;
    columns.latitude[row] = home.latitude ?? Number.NaN;
    columns.longitude[row] = home.longitude ?? Number.NaN;
    placed.widen(columns.room);
    if (home.latitude !== null && home.longitude !== null) {
      columns.x[row] = xOf(home.longitude);
      columns.y[row] = yOf(home.latitude);
      placed.add(row);
    } else placed.delete(row);
    this.openHouses.set(row, home.openHouses);
    this.partitions.add(row, home, columns.room);
  }
}
