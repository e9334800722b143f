import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupTarget } from './backup-target.js';
import { keyOfTable, type SavedTable } from './manifest.js';
import type { Session } from './session.js';
import { copied, readTables, type Table } from './tables.js';

/** Writes all rows that the session's snapshot sees, a file for each table. */
export async function saveTables(
  target: BackupTarget,
  backup: string,
  session: Session,
): Promise<SavedTable[]> {
  const saved: SavedTable[] = [];
  for (const table of await readTables(session.client)) {
    saved.push(await saveTable(target, keyOfTable(backup, table.name), session, table));
  }
  return saved;
}

async function saveTable(
  target: BackupTarget,
  key: string,
  { client }: Session,
  table: Table,
): Promise<SavedTable> {
  const rows = client.query(copyTo(`COPY ${copied(table)} TO STDOUT`));
  const hash = createHash('sha256');
  const counted = new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk));
  const packed = createGzip();
  await Promise.all([pipeline(rows, counted, packed), target.write(packed, () => key)]);
  return { ...table, rows: rows.rowCount, sha256: hash.digest('hex') };
}
