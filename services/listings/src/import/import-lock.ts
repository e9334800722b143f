import type { DataSource } from 'typeorm';
import { StartupError } from '@phantom/service-kit';

/** Any number, the same for every import. */
const lock = 20_261_122;

/**
 * Runs the work while no other import does: two at once would see each other's listings as new.
 *
 * @throws StartupError when another import is at work
 */
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
      // A connection that was lost has taken the lock with it.
      if (!holder.isReleased) await holder.query('SELECT pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    await holder.release();
  }
}
