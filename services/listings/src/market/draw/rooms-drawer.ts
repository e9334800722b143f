import type { Chance } from '../../demo/generate/random.js';
import type { Kind, RoomsRow, Segment } from '../market.js';
import { normal } from './normal.js';
import { Weighted } from './weighted.js';

interface DrawnRooms {
  kind: Kind;
  /** Among the segment's kinds. */
  position: number;
  row: RoomsRow;
}

/** Draws the rooms of a segment's homes, and their prices and areas. */
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

  draw(chance: Chance): DrawnRooms {
    return this.rooms.pick(chance);
  }

  /** @param factor what the place adds to the logarithm of the price */
  measures(row: RoomsRow, factor: number, chance: Chance) {
    const [, , , logPrice, priceSpread, unmeasured, logArea, areaSpread] = row;
    const { unpriced, correlation } = this.segment;
    const dear = normal(chance);
    const large = correlation * dear + Math.sqrt(1 - correlation ** 2) * normal(chance);
    const price = Math.exp(logPrice + factor + priceSpread * dear);
    const area = Math.round(Math.exp(logArea + areaSpread * large));
    return {
      listPrice: chance.happens(unpriced) ? null : this.inSteps(price, chance),
      livingArea: chance.happens(unmeasured) ? null : area,
    };
  }

  /** As people name prices; a coarse step suits a large sum only. */
  private inSteps(price: number, chance: Chance): number {
    const drawn = this.steps.pick(chance);
    const step = drawn * 10 > price ? Math.min(drawn, this.finestStep * 25) : drawn;
    return Math.max(step, Math.round(price / step) * step);
  }
}
