import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';

/** Milliseconds that requests in flight may take to finish. */
const DEADLINE = 10_000;

/**
 * On SIGTERM or SIGINT: stops accepting, lets requests in flight finish, closes the database pool
 * and exits with 0; with 1 where that takes too long or a second signal comes.
 */
export function closeOnSignal(app: INestApplication, logger: Logger): void {
  let closing = false;
  const close = (signal: NodeJS.Signals): void => {
    if (closing) process.exit(1);
    closing = true;
    logger.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), DEADLINE).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'could not close');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
