import { Bitmap } from './bitmap.js';
import type { OpenHouseTime } from './home.js';
import type { Finding } from './memo.js';

/** Rows that were chosen, maybe by the time of day. */
export interface ChosenRows extends Finding {
  rows: Bitmap;
}

/** When the homes may be seen without an appointment; few homes have such times. */
export class OpenHouses {
  private times = new Map<number, readonly OpenHouseTime[]>();

  set(row: number, times: readonly OpenHouseTime[]): void {
    if (times.length > 0) this.times.set(row, times);
    else this.times.delete(row);
  }

  /**
   * Rows with a time that is not over and begins within.
   *
   * @param room how many rows there are
   */
  toCome(
    { from, before }: { from: number; before: number },
    now: number,
    room: number,
  ): ChosenRows {
    const rows = new Bitmap(room);
    let until = Infinity;
    for (const [row, times] of this.times) {
      for (const { startsAt, endsAt } of times) {
        if (endsAt <= now || startsAt < from || startsAt >= before) continue;
        rows.add(row);
        until = Math.min(until, endsAt);
      }
    }
    return { rows, until };
  }

  /** @param numbers the new number of each row; -1 of one that goes */
  renumber(numbers: Int32Array): void {
    const times = [...this.times].map(([row, its]) => [numbers[row] as number, its] as const);
    this.times = new Map(times.filter(([row]) => row >= 0));
  }
}
