import { usualAmenities } from '../../demo/generate/amenity-phrases.js';
import type { Chance } from '../../demo/generate/random.js';
import type { PropertySubType } from '../../reso/reso-listing.js';
import type { Market, Segment } from '../market.js';
import { Weighted } from './weighted.js';

/** Draws sets of amenities: the feed's own, or, where it tells none, what such a home may well have. */
export class AmenityDrawer {
  private readonly sets: Weighted<string[]>;

  constructor({ amenities }: Pick<Market, 'amenities'>, { amenitySets }: Segment) {
    this.sets = new Weighted(
      amenitySets.map(
        ([positions, homes]) => [positions.map((at) => amenities[at] ?? ''), homes] as const,
      ),
    );
  }

  draw(kind: PropertySubType | null, chance: Chance): string[] {
    if (!this.sets.isEmpty) return this.sets.pick(chance);
    const usual = (kind && usualAmenities[kind]) ?? [];
    return chance.some(usual, chance.whole(2, 5));
  }
}
