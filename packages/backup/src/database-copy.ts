import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartupError } from '@phantom/service-kit';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { DataSource, QueryRunner } from 'typeorm';
import type { BackupTarget } from './backup-target.js';
import { keyOfTable, type SavedSequence, type SavedTable } from './manifest.js';
import { hashOf } from './stored-backups.js';

/** A connection without timeouts, whose values are written the same way on every server. */
export interface Session {
  runner: QueryRunner;
  client: pg.PoolClient;
}

export async function withSession<Result>(
  dataSource: DataSource,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as pg.PoolClient;
    await client.query(`
      SET statement_timeout = 0;
      SET idle_in_transaction_session_timeout = 0;
      SET datestyle = 'ISO';
      SET intervalstyle = 'postgres';
      SET timezone = 'UTC';
      SET synchronize_seqscans = off`);
    return await work({ runner, client });
  } finally {
    // The settings end with the connection, which the task does not use again.
    await runner.release();
  }
}

type Table = Pick<SavedTable, 'name' | 'columns'>;

interface TableRow extends Table {
  refers_to: string[];
}

const TABLES = `
  SELECT c.relname AS name,
    ARRAY(SELECT a.attname::text FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      ORDER BY a.attnum) AS columns,
    ARRAY(SELECT DISTINCT r.relname::text FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
      WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS refers_to
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  ORDER BY c.relname`;

/** Reads all tables, each after those that it refers to. */
export async function readTables(client: pg.PoolClient): Promise<Table[]> {
  const left = new Map((await client.query<TableRow>(TABLES)).rows.map((row) => [row.name, row]));
  const tables: Table[] = [];
  while (left.size > 0) {
    const next = [...left.values()].filter((row) => !row.refers_to.some((name) => left.has(name)));
    if (next.length === 0)
      throw new Error(`Tables refer to each other: ${[...left.keys()].join()}`);
    for (const { name, columns } of next) {
      tables.push({ name, columns });
      left.delete(name);
    }
  }
  return tables;
}

/** `"name" ("column", …)`, for COPY. */
export const copied = ({ name, columns }: Table): string =>
  `${quoted(name)} (${columns.map(quoted).join()})`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Writes all rows of the session's snapshot, one file per table. */
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

/** Fills new tables, without triggers: the backup holds their results. @throws StartupError where a table has other rows than were saved */
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

const SEQUENCES = `
  SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`;

/** Sequences do not belong to a snapshot: read after it, they are not behind its rows. */
export async function readSequences(client: pg.PoolClient): Promise<SavedSequence[]> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES);
  const sequences: SavedSequence[] = [];
  for (const { name } of rows) {
    const statement = `SELECT last_value, is_called FROM ${quoted(name)}`;
    const [row] = (await client.query<{ last_value: string; is_called: boolean }>(statement)).rows;
    if (row) sequences.push({ name, lastValue: row.last_value, isCalled: row.is_called });
  }
  return sequences;
}

export async function setSequences(
  client: pg.PoolClient,
  sequences: SavedSequence[],
): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [quoted(name), lastValue, isCalled]);
  }
}

/** The comment on the table of migrations. */
export async function readRemark(client: pg.PoolClient): Promise<string | null> {
  const { rows } = await client.query<{ remark: string | null }>(
    `SELECT obj_description('migrations'::regclass) AS remark`,
  );
  return rows[0]?.remark ?? null;
}

export async function setRemark(client: pg.PoolClient, remark: string | null): Promise<void> {
  const text = remark === null ? 'NULL' : client.escapeLiteral(remark);
  await client.query(`COMMENT ON TABLE migrations IS ${text}`);
}
