import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_ENTITIES, FILE_MIGRATIONS } from '@phantom/files';
import { createDataSource, markDemoData } from '@phantom/service-kit';
import { allRows } from '@phantom/service-kit/testing';
import { restoreBackup } from '../src/restore-backup.js';
import { type BackedUpDocuments, backedUpDocuments } from './fixtures/backed-up-documents.js';

let kit: BackedUpDocuments;
let key: string;
let backup: string;

beforeEach(async () => {
  kit = await backedUpDocuments();
  key = await kit.add('Deed', 100_000);
  backup = (await kit.back()).name;
});
afterEach(() => kit.close());

const NOTHING = { 'all sequences': [], 'all comments': [] };

const table = (name: string) => join(kit.folder, 'sets', backup, 'tables', `${name}.gz`);
const manifest = () => join(kit.folder, 'sets', backup, 'manifest.json');
const copy = async () => {
  const [name] = await readdir(join(kit.folder, 'files'));
  return join(kit.folder, 'files', name!);
};

it('restores the mark of demo data', async () => {
  await kit.dataSource.transaction(markDemoData);
  await kit.back({}, new Date(Date.now() + 60_000));
  const target = await kit.emptyTarget();
  await kit.restore(target);

  expect((await allRows(target.url))['all comments']).toEqual(['migrations: holds demo data']);
});

it('restores all rows, files and sequences', async () => {
  const target = await kit.emptyTarget();
  await kit.restore(target);

  expect(await allRows(target.url)).toEqual(await kit.rows());
  expect(await target.files.getBytes(key)).toEqual(await kit.disk.getBytes(key));
});

it.each<[string, () => Promise<unknown>, RegExp]>([
  ['a table with another byte', async () => flip(table('document')), /the table document/],
  ['a table cut off', () => truncate(table('stored_file'), 40), /the table stored_file/],
  ['a table gone', () => rm(table('document')), /the table document/],
  ['a file with another byte', async () => flip(await copy()), /documents\/.+\.pdf/],
  ['a file gone', async () => rm(await copy()), /documents\/.+\.pdf/],
  ['a list with another byte', () => retell('"rows": 1', '"rows": 2'), /manifest\.json/],
  ['a list cut off', () => truncate(manifest(), 200), /manifest\.json/],
])('restores nothing of a backup with %s, and reports it', async (_, damage, message) => {
  await damage();
  const target = await kit.emptyTarget();
  const refusal = await kit.restore(target).catch((error: unknown) => error);

  expect(String(refusal)).toMatch(/The backup .* is damaged/);
  expect(String(refusal)).toMatch(message);
  expect(await allRows(target.url)).toEqual(NOTHING);
  expect(await target.files.exists(key)).toBe(false);
});

it('copies a file again whose copy was damaged', async () => {
  await flip(await copy());
  await kit.back();
  await kit.restore(await kit.emptyTarget());
});

it('refuses a database with tables, and does not change it', async () => {
  const target = await kit.emptyTarget();
  await kit.restore(target);
  const before = await allRows(target.url);

  await expect(kit.restore(target)).rejects.toThrow(
    'The database has tables already: restore into an empty one',
  );
  expect(await allRows(target.url)).toEqual(before);
});

it('skips equal files in the storage, and refuses others under the same keys', async () => {
  const target = await kit.emptyTarget();
  await target.files.put(key, 'other bytes');
  await expect(kit.restore(target)).rejects.toThrow(`other files in the places of ${key}`);
  expect(await allRows(target.url)).toEqual(NOTHING);
  await target.files.put(key, await kit.disk.getBytes(key));
  await kit.restore(target);

  expect(await allRows(target.url)).toEqual(await kit.rows());
});

it('skips an unfinished backup, and refuses it by name', async () => {
  await kit.add('Later', 20_000);
  const second = await kit.back({}, new Date(Date.now() + 60_000));
  await rm(join(kit.folder, 'sets', second.name, 'manifest.json'));

  expect((await kit.restore(await kit.emptyTarget())).files).toHaveLength(1);
  await expect(kit.restore(await kit.emptyTarget(), second.name)).rejects.toThrow(
    `There is no finished backup ${second.name}`,
  );
});

it('refuses a backup with unknown migrations', async () => {
  const { url, files } = await kit.emptyTarget();
  const older = createDataSource({ url, entities: FILE_ENTITIES, migrations: FILE_MIGRATIONS });
  const { target } = kit.task;

  await expect(
    restoreBackup({ service: 'documents', dataSource: older, target, storage: files }),
  ).rejects.toThrow('The backup is of a newer version than this one: CreateDocument1795219999100');
});

it('reports that there is no backup', async () => {
  await rm(kit.folder, { recursive: true });

  await expect(kit.restore(await kit.emptyTarget())).rejects.toThrow(
    'There is no finished backup at this address',
  );
});

/** Changes the last byte but eight: of the content, whatever the format. */
async function flip(file: string): Promise<void> {
  const bytes = await readFile(file);
  const at = bytes.length - 9;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  await writeFile(file, bytes);
}

async function retell(text: string, other: string): Promise<void> {
  const before = await readFile(manifest(), 'utf8');
  await writeFile(manifest(), before.replace(text, other));
}
