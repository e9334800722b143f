import { setTimeout as delay } from 'node:timers/promises';
import { type INestApplication, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';

/** How far the process is on its way. */
@Injectable()
export class Lifecycle {
  /** It was told to end: whoever sends it requests is to send them elsewhere, and what still comes is served. */
  isEnding = false;
}

export interface CloseOptions {
  logger: Logger;
  lifecycle: Lifecycle;
  /** Milliseconds for which it goes on serving, while whoever sends it requests finds out. */
  grace: number;
  /** Milliseconds that requests in flight may then take to finish. */
  deadline: number;
}

/** Milliseconds for what follows the last request: the database pool, files, workers. */
const LAST_STEPS = 2_000;

/**
 * On SIGTERM or SIGINT: is no longer ready, and after its grace stops accepting, lets requests in flight finish, closes the
 * database pool and exits with 0; with 1 where that takes too long or a second signal comes.
 */
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
