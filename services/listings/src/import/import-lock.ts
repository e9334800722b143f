import { StartupError } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';

/** Any number. It must be the same for every import. */
const lock = 20_261_122;

/** Two concurrent imports would both insert the same listings. @throws StartupError when another import is running */
export async function withImportLock<T>(
  dataSource: DataSource,
  work: () => Promise<T>,
): Promise<T> {
  const holder = dataSource.createQueryRunner();
  try {
    const [answer] = await holder.manager.query<{ got: boolean }[]>(
      'SELECT pg_try_advisory_lock($1) AS got',
      [lock],
    );
    if (!answer?.got)
      throw new StartupError('Another import is at work; try again when it has ended');
    try {
      return await work();
    } finally {
      // A lost connection has released the lock already.
      if (!holder.isReleased) await holder.query('SELECT pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    await holder.release();
  }
}
