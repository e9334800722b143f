import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

/** Milliseconds. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/**
 * Does something when the service starts, and from time to time after. Every process of a service does it: `run` must
 * bear another at it at the same time.
 */
export abstract class ScheduledTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private timer?: NodeJS.Timeout;
  private round: Promise<unknown> = Promise.resolve();

  /** @param interval milliseconds between two rounds */
  protected constructor(private readonly interval: number) {}

  onApplicationBootstrap(): void {
    const begin = () => {
      this.round = this.run().catch((error: unknown) => this.logger.error(error));
    };
    this.timer = setInterval(begin, this.interval);
    begin();
  }

  /** Waits for the round that is under way. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  abstract run(): Promise<unknown>;
}
