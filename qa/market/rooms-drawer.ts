import type { SeededRandom } from '../../demo/feed/random.js';
import { normal, Weighted } from './distributions.js';
import type { Kind, RoomsRow, Segment } from './market.js';

interface DrawnRooms {
  kind: Kind;
  /** Position among the kinds of the segment. */
  position: number;
  row: RoomsRow;
}

/** Draws rooms, prices and areas. */
export class RoomsDrawer {
  private readonly rooms: Weighted<DrawnRooms>;
  private readonly steps: Weighted<number>;
  private readonly finestStep: number;

  constructor(private readonly segment: Segment) {
    this.rooms = new Weighted(
      segment.kinds.flatMap((kind, position) =>
        kind.rooms.map((row) => [{ kind, position, row }, row[2]] as const),
      ),
    );
    this.steps = new Weighted(segment.priceSteps);
    this.finestStep = Math.min(...segment.priceSteps.map(([step]) => step));
  }

  draw(random: SeededRandom): DrawnRooms {
    return this.rooms.pick(random);
  }

  /** @param factor what the location adds to the logarithm of the price */
  measures(row: RoomsRow, factor: number, random: SeededRandom) {
    const [, , , logPrice, priceSpread, unmeasured, logArea, areaSpread] = row;
    const { unpriced, correlation } = this.segment;
    const dear = normal(random);
    const large = correlation * dear + Math.sqrt(1 - correlation ** 2) * normal(random);
    const price = Math.exp(logPrice + factor + priceSpread * dear);
    const area = Math.round(Math.exp(logArea + areaSpread * large));
    return {
      listPrice: random.happens(unpriced) ? null : this.inSteps(price, random),
      livingArea: random.happens(unmeasured) ? null : area,
    };
  }

  /** Rounds a price. A coarse step suits only a large price. */
  private inSteps(price: number, random: SeededRandom): number {
    const drawn = this.steps.pick(random);
    const step = drawn * 10 > price ? Math.min(drawn, this.finestStep * 25) : drawn;
    return Math.max(step, Math.round(price / step) * step);
  }
}
