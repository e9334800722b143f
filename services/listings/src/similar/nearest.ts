/** Keeps the few that are nearest of very many, nearest first. */
export class Nearest {
  private readonly items: number[] = [];
  private readonly distances: number[] = [];

  /**
   * @param limit how many
   * @param isBefore which of two goes first at the same distance
   */
  constructor(
    private readonly limit: number,
    private readonly isBefore: (item: number, other: number) => boolean,
  ) {}

  /** What is farther need not be offered. */
  get farthest(): number {
    return this.items.length < this.limit ? Infinity : (this.distances.at(-1) ?? -Infinity);
  }

  offer(item: number, distance: number): void {
    if (distance > this.farthest) return;
    let at = this.items.length;
    while (at > 0 && this.isNearer(item, distance, at - 1)) at -= 1;
    if (at === this.limit) return;
    this.items.splice(at, 0, item);
    this.distances.splice(at, 0, distance);
    this.items.length = Math.min(this.items.length, this.limit);
    this.distances.length = this.items.length;
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
