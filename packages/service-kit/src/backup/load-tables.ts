import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../errors/startup-error.js';
import type { BackupTarget } from './backup-target.js';
import { hashOf } from './hash-of.js';
import { keyOfTable, type SavedTable } from './manifest.js';
import type { Session } from './session.js';
import { copied, quoted } from './tables.js';

/**
 * Fills tables that migrations have just made, in a transaction of its caller's. Triggers rest: what they would work out
 * is in the backup. Each table is then written out again and compared with what was saved.
 *
 * @throws StartupError where a table has other rows than were saved
 */
export async function loadTables(
  target: BackupTarget,
  backup: string,
  { client }: Session,
  tables: SavedTable[],
): Promise<void> {
  const names = tables.map(({ name }) => quoted(name));
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join()}`);
  for (const table of tables) {
    const saved = await target.read(keyOfTable(backup, table.name));
    if (!saved) throw new StartupError(`The backup ${backup} has no table ${table.name}`);
    await pipeline(
      saved,
      createGunzip(),
      client.query(copyFrom(`COPY ${copied(table)} FROM STDIN`)),
    );
  }
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const table of tables) {
    const found = await hashOf(client.query(copyTo(`COPY ${copied(table)} TO STDOUT`)));
    if (found === table.sha256) continue;
    throw new StartupError(`The table ${table.name} is not as it was saved: nothing is restored`);
  }
}
