import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Runs at the start of the service and then at an interval. Every process of a service runs it: `run` must tolerate parallel runs. */
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

  /** Waits for the current round. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.idle();
  }

  /** Resolves when the current round has ended. */
  async idle(): Promise<void> {
    await this.round;
  }

  abstract run(): Promise<unknown>;
}
