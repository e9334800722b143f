/** Remembers which tags were dropped while a value was loaded: that value may have the old state. */
export class DroppedTags {
  private readonly lastDrop = new Map<string, number>();
  private drops = 0;

  now(): number {
    return this.drops;
  }

  drop(tags: readonly string[]): void {
    this.drops += 1;
    for (const tag of tags) this.lastDrop.set(tag, this.drops);
  }

  /** Whether one of the tags was dropped after `since`, and not later than `until`. */
  hasAnySince(since: number, tags: readonly string[], until = this.drops): boolean {
    if (since === this.drops) return false;
    return tags.some((tag) => {
      const drop = this.lastDrop.get(tag) ?? 0;
      return drop > since && drop <= until;
    });
  }
}
