import { Injectable } from '@nestjs/common';
import { chooseHomes } from '../search/choose-homes.js';
import { FreshIndex } from '../search/fresh-index.js';
import { type Finding, Memo } from '../search/memo.js';
import { countPlaces, type PlaceCounts } from './count-places.js';
import type { FoundPlace } from './place-finder.js';

const MIB = 1024 * 1024;
const ANY_DAY = { from: -Infinity, before: Infinity };

/** How many homes of a place have an open house to come: that changes by the hour, so no table keeps it. */
@Injectable()
export class OpenHouseCounts {
  private readonly counted = new Memo<Finding & { counts: PlaceCounts }>(MIB, () => MIB / 2);

  constructor(private readonly fresh: FreshIndex) {}

  /** The places in which there are such homes, with how many, in their order. */
  async of(places: readonly FoundPlace[]): Promise<FoundPlace[]> {
    const index = await this.fresh.get();
    const now = Date.now();
    const { counts } = this.counted.find(index.version, '', now, () => {
      const { rows, until } = chooseHomes(index, { openHouse: ANY_DAY }, now);
      return { until, counts: countPlaces(index, rows) };
    });
    return places
      .map((place) => ({ ...place, count: counts.get(place) }))
      .filter(({ count }) => count > 0);
  }
}
