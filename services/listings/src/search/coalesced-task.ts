/** Runs a task for all concurrent callers. A call during a run waits for the next run, which it shares with others. */
export class CoalescedTask {
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  constructor(private readonly task: () => Promise<void>) {}

  /** Resolves after a run that began after this call. */
  run(): Promise<void> {
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
