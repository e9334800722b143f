import { Dictionary } from './dictionary.js';
import type { OpenHouseTime } from './indexed-listing.js';
import type { Expiring } from './versioned-cache.js';

/** `compact()` does nothing while there are fewer distinct times. */
const MIN_TO_COMPACT = 1_000;

interface UpcomingTimes extends Expiring {
  /** By code: 1 or 0. */
  wanted: Uint8Array;
}

/** Dictionary of open house times. Many listings share the same times. Code 0 is "no open house". */
export class OpenHouseTimes {
  private dictionary = emptyDictionary();
  private compactAt = MIN_TO_COMPACT;

  encode(times: readonly OpenHouseTime[]): number {
    const key = times.map(({ startsAt, endsAt }) => `${startsAt}-${endsAt}`).join(' ');
    return this.dictionary.encode(key, () => times);
  }

  /** The codes with a time that has not ended and begins within the window. */
  upcoming({ from, before }: { from: number; before: number }, now: number): UpcomingTimes {
    let until = Infinity;
    const wanted = this.dictionary.flags(1, (times) => {
      const upcoming = times.filter(
        ({ startsAt, endsAt }) => endsAt > now && startsAt >= from && startsAt < before,
      );
      until = Math.min(until, ...upcoming.map(({ endsAt }) => endsAt));
      return upcoming.length > 0;
    });
    return { wanted, until };
  }

  /** Drops unused times, once there may be many. @param codes the codes in use; they are replaced by the new ones */
  compact(codes: Int32Array): void {
    if (this.dictionary.values.length < this.compactAt) return;
    const before = this.dictionary.values;
    this.dictionary = emptyDictionary();
    const newCodes = new Int32Array(before.length).fill(-1);
    codes.forEach((code, row) => {
      if (newCodes[code] === -1) newCodes[code] = this.encode(before[code] ?? []);
      codes[row] = newCodes[code] as number;
    });
    this.compactAt = MIN_TO_COMPACT + 2 * this.dictionary.values.length;
  }
}

function emptyDictionary(): Dictionary<readonly OpenHouseTime[]> {
  const dictionary = new Dictionary<readonly OpenHouseTime[]>();
  dictionary.encode('', () => []);
  return dictionary;
}
