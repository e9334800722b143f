/** Keeps the k nearest of many items, nearest first. */
export class Nearest {
  /** An item that is farther away cannot be one of the nearest. */
  maxDistance: number;
  private readonly items: number[] = [];
  private readonly distances: number[] = [];

  /** @param isBefore the order of two items at the same distance */
  constructor(
    private readonly k: number,
    private readonly isBefore: (item: number, other: number) => boolean,
  ) {
    this.maxDistance = k > 0 ? Infinity : -Infinity;
  }

  offer(item: number, distance: number): void {
    if (distance > this.maxDistance) return;
    let at = this.items.length;
    while (at > 0 && this.isNearer(item, distance, at - 1)) at -= 1;
    if (at === this.k) return;
    this.items.splice(at, 0, item);
    this.distances.splice(at, 0, distance);
    this.items.length = Math.min(this.items.length, this.k);
    this.distances.length = this.items.length;
    if (this.items.length === this.k) this.maxDistance = this.distances.at(-1) as number;
  }

  all(): readonly number[] {
    return this.items;
  }

  private isNearer(item: number, distance: number, at: number): boolean {
    const other = this.distances[at] as number;
    return (
      distance < other || (distance === other && this.isBefore(item, this.items[at] as number))
    );
  }
}
