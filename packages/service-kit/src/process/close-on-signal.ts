import { setTimeout as delay } from 'node:timers/promises';
import { type INestApplication, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';

/** The state of the process. */
@Injectable()
export class Lifecycle {
  /** The process was told to end: balancers stop sending requests, and it still serves those that come. */
  isEnding = false;
}

export interface CloseOptions {
  logger: Logger;
  lifecycle: Lifecycle;
  /** Milliseconds for which it still accepts requests, until balancers notice. */
  grace: number;
  /** Milliseconds that requests in flight may then take to finish. */
  deadline: number;
}

/** Milliseconds for the cleanup after the last request: the database pool, files, workers. */
const LAST_STEPS = 2_000;

/** On SIGTERM or SIGINT: not ready; after the grace period drains, closes, exits with 0; with 1 after the deadline or a second signal. */
export function closeOnSignal(
  app: Pick<INestApplication, 'close'>,
  { logger, lifecycle, grace, deadline }: CloseOptions,
): void {
  const close = async (signal: NodeJS.Signals): Promise<void> => {
    if (lifecycle.isEnding) process.exit(1);
    lifecycle.isEnding = true;
    logger.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), grace + deadline + LAST_STEPS).unref();
    try {
      if (grace > 0) await delay(grace);
      await app.close();
      process.exit(0);
    } catch (error) {
      logger.fatal({ err: error }, 'could not close');
      process.exit(1);
    }
  };
  process.on('SIGTERM', (signal) => void close(signal));
  process.on('SIGINT', (signal) => void close(signal));
}
