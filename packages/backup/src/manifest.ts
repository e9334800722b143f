import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartupError } from '@phantom/service-kit';
import type { BackupTarget } from './backup-target.js';

export interface SavedTable {
  name: string;
  /** Without generated columns. */
  columns: string[];
  rows: number;
  /** Of the rows as COPY writes them, in hexadecimal. */
  sha256: string;
}

export interface SavedSequence {
  name: string;
  /** As text: it may exceed the range of a number. */
  lastValue: string;
  isCalled: boolean;
}

export interface SavedFile {
  storageKey: string;
  contentType: string;
  sha256: string;
}

/** The content of one backup. Written last: a backup without it was never finished. */
export interface Manifest {
  service: string;
  takenAt: string;
  /** In the order in which they were applied. */
  migrations: string[];
  /** The comment on the table of migrations: it marks demo data, which production refuses. */
  remark: string | null;
  /** Each after those that it refers to. */
  tables: SavedTable[];
  sequences: SavedSequence[];
  files: SavedFile[];
  /** Keys of files that were missing or changed when the backup was taken. */
  missing: string[];
}

const MANIFEST = 'manifest.json';

const digestOf = (manifest: Manifest): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

export async function writeManifest(
  target: BackupTarget,
  name: string,
  manifest: Manifest,
): Promise<void> {
  const sealed = JSON.stringify({ sha256: digestOf(manifest), manifest }, null, 2);
  await target.write(Readable.from([Buffer.from(sealed)]), () => `sets/${name}/${MANIFEST}`);
}

/** @throws StartupError where it is missing or damaged */
export async function readManifest(target: BackupTarget, name: string): Promise<Manifest> {
  const stream = await target.read(`sets/${name}/${MANIFEST}`);
  if (!stream) throw new StartupError(`There is no finished backup ${name}`);
  try {
    const sealed = JSON.parse(await text(stream)) as { sha256: string; manifest: Manifest };
    if (digestOf(sealed.manifest) === sealed.sha256) return sealed.manifest;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  throw new StartupError(`The backup ${name} is damaged: ${MANIFEST} is not as it was written`);
}

/** The names of the finished backups, oldest first. */
export async function finishedBackups(target: BackupTarget): Promise<string[]> {
  const keys = await target.keys('sets');
  return keys
    .filter((key) => key.endsWith(`/${MANIFEST}`))
    .map((key) => key.slice('sets/'.length, -MANIFEST.length - 1));
}

export const keyOfTable = (backup: string, table: string): string =>
  `sets/${backup}/tables/${table}.gz`;

export const keyOfFile = (sha256: string): string => `files/${sha256}`;
