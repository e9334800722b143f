import { Injectable } from '@nestjs/common';
import { homeFilterOf } from '../listing/home-filter-of.js';
import { HomeSearch } from '../search/home-search.js';
import type { FoundPlace } from './place-finder.js';

/** How many homes of a place have an open house to come: that changes by the hour, so no table keeps it. */
@Injectable()
export class OpenHouseCounts {
  constructor(private readonly homes: HomeSearch) {}

  /** The places in which there are such homes, with how many, in their order. */
  async of(places: readonly FoundPlace[]): Promise<FoundPlace[]> {
    const counted = places.map(async (place) => ({ ...place, count: await this.count(place) }));
    return (await Promise.all(counted)).filter(({ count }) => count > 0);
  }

  private async count({ kind, text, borough }: FoundPlace): Promise<number> {
    const there = kind === 'street' ? { q: text } : { [kind]: [text] };
    const filter = homeFilterOf({ type: 'open-houses', location: borough, ...there });
    const { total } = await this.homes.page(filter, { sort: 'newest', after: null, limit: 1 });
    return total;
  }
}
