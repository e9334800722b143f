import type { OpenHouseTime } from './home.js';
import { Kinds } from './kinds.js';
import type { Finding } from './memo.js';

/** Of few homes, the times that are no one's any more are cleared away now and then. */
const FEW = 1_000;

/** Times that are looked for. */
interface TimesToCome extends Finding {
  /** 1 or 0 of each number. */
  wanted: Uint8Array;
}

/**
 * When the homes may be seen without an appointment. Many have the same times, hence numbers of them stand with the homes;
 * 0 is no time at all.
 */
export class OpenHouses {
  private kinds = withNone();
  private many = FEW;

  numberOf(times: readonly OpenHouseTime[]): number {
    const key = times.map(({ startsAt, endsAt }) => `${startsAt}-${endsAt}`).join(' ');
    return this.kinds.numberOf(key, () => times);
  }

  /** Those with a time that is not over and begins within. */
  toCome({ from, before }: { from: number; before: number }, now: number): TimesToCome {
    let until = Infinity;
    const wanted = this.kinds.marked(1, (times) => {
      const toCome = times.filter(
        ({ startsAt, endsAt }) => endsAt > now && startsAt >= from && startsAt < before,
      );
      until = Math.min(until, ...toCome.map(({ endsAt }) => endsAt));
      return toCome.length > 0;
    });
    return { wanted, until };
  }

  /**
   * Forgets the times that have passed with their homes, once they may be many.
   *
   * @param numbers those that are in use, which may become others
   */
  sweep(numbers: Int32Array): void {
    if (this.kinds.all.length < this.many) return;
    const before = this.kinds.all;
    this.kinds = withNone();
    const anew = new Int32Array(before.length).fill(-1);
    numbers.forEach((number, row) => {
      if (anew[number] === -1) anew[number] = this.numberOf(before[number] ?? []);
      numbers[row] = anew[number] as number;
    });
    this.many = FEW + 2 * this.kinds.all.length;
  }
}

function withNone(): Kinds<readonly OpenHouseTime[]> {
  const kinds = new Kinds<readonly OpenHouseTime[]>();
  kinds.numberOf('', () => []);
  return kinds;
}
