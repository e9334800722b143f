import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { withoutDeadline } from '@phantom/service-kit';

/** Does what an answer must not wait for: how long it takes would tell something. */
@Injectable()
export class AfterAnswer implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AfterAnswer.name);
  private readonly underWay = new Set<Promise<void>>();

  do(work: () => Promise<void>): void {
    const done = withoutDeadline(work)
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.underWay.delete(done));
    this.underWay.add(done);
  }

  /** What was promised is done before the process ends. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
