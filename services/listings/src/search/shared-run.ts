/**
 * Does a task for all who ask for it at once. Who asks while it is being done shares the next time, since what they
 * ask for may have come after this one began.
 */
export class SharedRun {
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  constructor(private readonly task: () => Promise<void>) {}

  /** Resolves after a run of the task that began after this was called. */
  done(): Promise<void> {
    if (this.next) return this.next;
    if (!this.running) return this.start();
    this.next = this.running
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        return this.start();
      });
    return this.next;
  }

  private start(): Promise<void> {
    this.running = this.task().finally(() => {
      this.running = null;
    });
    return this.running;
  }
}
