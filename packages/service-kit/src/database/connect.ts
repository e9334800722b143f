import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { StartupError } from '../errors/app-error.js';
import { codeOf, messageOf } from '../errors/error-code.js';
import { isDatabaseUnavailable } from '../errors/database-unavailable.js';

/** Opens the connection, and waits `patience` milliseconds for a database that is still starting. @throws StartupError without the password */
export async function connect(
  dataSource: DataSource,
  { patience = 30_000, interval = 500 } = {},
): Promise<DataSource> {
  const deadline = Date.now() + patience;
  for (let tries = 0; ; tries += 1) {
    try {
      return await dataSource.initialize();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw refusal(dataSource, error);
      if (Date.now() >= deadline) {
        throw new StartupError(
          `The database at ${addressOf(dataSource)} did not answer within ${patience / 1000} s (DATABASE_URL)`,
        );
      }
      if (tries === 0) new Logger('Database').warn(`waiting for ${addressOf(dataSource)}`);
      await delay(interval);
    }
  }
}

/** SQLSTATE 28: wrong role or password; 3D: no such database. TLS failures have no common code. Anything else is a bug. */
function refusal(dataSource: DataSource, error: unknown): unknown {
  const isRefused = /^(28|3D)/.test(codeOf(error)) || /SSL|certificate/.test(messageOf(error));
  if (!isRefused) return error;
  return new StartupError(
    `The database at ${addressOf(dataSource)} refused: ${messageOf(error)} (DATABASE_URL)`,
  );
}

function addressOf({ options }: DataSource): string {
  const url =
    'url' in options && typeof options.url === 'string' ? new URL(options.url) : undefined;
  return url ? `${url.host}${url.pathname}` : 'an unknown address';
}
