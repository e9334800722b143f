/** Remembers what was dropped while something was being loaded: that load may hold the old state. */
export class DroppedTags {
  private readonly lastDrop = new Map<string, number>();
  private moment = 0;

  /** A point in the order of drops; take it as a load begins. */
  now(): number {
    return this.moment;
  }

  drop(tag: string): void {
    this.moment += 1;
    this.lastDrop.set(tag, this.moment);
  }

  /** Whether one of the tags was dropped after `since`, and not later than `until`. */
  hasAnySince(since: number, tags: readonly string[], until = this.moment): boolean {
    if (since === this.moment) return false;
    return tags.some((tag) => {
      const drop = this.lastDrop.get(tag) ?? 0;
      return drop > since && drop <= until;
    });
  }
}
