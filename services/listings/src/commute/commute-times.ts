import {
  ENTER_MINUTES,
  LEAVE_MINUTES,
  RIDE_METRES_PER_MINUTE,
  STOP_MINUTES,
  WALK_METRES_PER_MINUTE,
  waitFor,
} from './commute-model.js';
import type { StationPair, Subway } from './subway.js';
import { travelTimes, type Way } from './travel-times.js';

/**
 * Minutes between stations of the subway, from street to street, by train and on foot.
 *
 * A station has a node for its street and one for its hall, and one for each line. Whoever goes from the hall to a line
 * waits for it; whoever leaves a train is in the hall again.
 */
export class CommuteTimes {
  /** Against the direction of travel: a search begins where people want to go. */
  private readonly waysBack: Way[][] = [];
  private readonly minutesTo = new Map<number, readonly number[]>();

  constructor(private readonly subway: Subway) {
    for (const station of subway.stations.keys()) {
      this.connect(streetOf(station), hallOf(station), ENTER_MINUTES);
      this.connect(hallOf(station), streetOf(station), 0);
    }
    for (const [one, other, metres] of subway.walks) {
      const minutes = metres / WALK_METRES_PER_MINUTE;
      this.connect(streetOf(one), streetOf(other), minutes);
      this.connect(streetOf(other), streetOf(one), minutes);
    }
    for (const [line, rides] of Object.entries(subway.rides)) this.addLine(line, rides);
  }

  /** The minutes from each station to one of them, by their numbers; infinite where no way leads. */
  to(station: number): readonly number[] {
    const known = this.minutesTo.get(station);
    if (known) return known;
    const times = travelTimes(this.waysBack, streetOf(station));
    const minutes = Array.from(this.subway.stations, (_, from) =>
      Math.round(times[streetOf(from)] ?? Infinity),
    );
    this.minutesTo.set(station, minutes);
    return minutes;
  }

  private addLine(line: string, rides: readonly StationPair[]): void {
    const first = Math.max(this.waysBack.length, 2 * this.subway.stations.length);
    const stops = [...new Set(rides.flatMap(([one, other]) => [one, other]))];
    const platformOf = (station: number) => first + stops.indexOf(station);
    for (const station of stops) {
      this.connect(hallOf(station), platformOf(station), waitFor(line));
      this.connect(platformOf(station), hallOf(station), LEAVE_MINUTES);
    }
    for (const [one, other, metres] of rides) {
      const minutes = STOP_MINUTES + metres / RIDE_METRES_PER_MINUTE;
      this.connect(platformOf(one), platformOf(other), minutes);
      this.connect(platformOf(other), platformOf(one), minutes);
    }
  }

  private connect(from: number, to: number, minutes: number): void {
    (this.waysBack[to] ??= []).push({ to: from, minutes });
  }
}

const streetOf = (station: number): number => 2 * station;
const hallOf = (station: number): number => 2 * station + 1;
