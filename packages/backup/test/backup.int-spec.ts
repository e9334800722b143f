import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { allRows } from '@phantom/service-kit/testing';
import { startS3Server } from '@phantom/service-kit/testing/s3-server';
import { withBackupLock } from '../src/backup-tasks.js';
import { pruneBackups } from '../src/stored-backups.js';
import { type BackedUpDocuments, backedUpDocuments } from './fixtures/backed-up-documents.js';

let kit: BackedUpDocuments;

beforeEach(async () => {
  kit = await backedUpDocuments();
});
afterEach(() => kit.close());

it('is one snapshot: later rows and files are not in it', async () => {
  await kit.add('First', 20_000);
  const before = await kit.rows();
  let late: string | undefined;
  const storage = meanwhile(kit, async () => (late ??= await kit.add('Late', 20_000)));
  await kit.back({ storage });
  const target = await kit.emptyTarget();
  await kit.restore(target);

  expect(late).toBeDefined();
  expect(await allRows(target.url)).toMatchObject({ document: before['document'] });
  expect(await target.files.exists(late!)).toBe(false);
});

it('starts again where a file is removed meanwhile', async () => {
  await kit.add('Kept', 20_000);
  const gone = await kit.add('Removed', 30_000);
  let isRemoved = false;
  const storage = meanwhile(kit, async () => {
    if (isRemoved) return;
    isRemoved = true;
    await kit.remove(gone);
  });
  const { manifest } = await kit.back({ storage });

  expect(manifest.missing).toEqual([]);
  expect(manifest.files.map(({ storageKey }) => storageKey)).not.toContain(gone);
  const target = await kit.emptyTarget();
  await kit.restore(target);
  expect(await allRows(target.url)).toEqual(await kit.rows());
});

it('records missing and changed files, and saves all others', async () => {
  const gone = await kit.add('Gone', 20_000);
  const changed = await kit.add('Changed', 30_000);
  const kept = await kit.add('Kept', 40_000);
  await kit.disk.delete(gone);
  await kit.disk.put(changed, 'other bytes');
  const { manifest } = await kit.back();

  expect(manifest.missing.sort()).toEqual([gone, changed].sort());
  expect(manifest.files).toMatchObject([{ storageKey: kept }]);
});

it('keeps the newest backups and their files', async () => {
  const old = await kit.add('Old', 20_000);
  await kit.back({}, new Date('2026-11-20T02:00:00Z'));
  await kit.remove(old);
  await kit.add('New', 30_000);
  for (const day of [21, 22]) await kit.back({}, new Date(`2026-11-${day}T02:00:00Z`));
  expect(await readdir(join(kit.folder, 'files'))).toHaveLength(2);
  const kept = await pruneBackups(kit.task.target, 2);

  expect(kept).toEqual(['2026-11-21T02-00-00-000Z', '2026-11-22T02-00-00-000Z']);
  expect(await kit.task.target.keys(`sets/2026-11-20`)).toEqual([]);
  expect(await readdir(join(kit.folder, 'files'))).toHaveLength(1);
  await kit.restore(await kit.emptyTarget(), kept[0]);
});

it('runs in one process at a time', async () => {
  const { dataSource } = kit;
  const second = () => withBackupLock(dataSource, () => Promise.resolve());

  await withBackupLock(dataSource, () =>
    expect(second()).rejects.toThrow('Another backup of this database is under way'),
  );
  await second();
});

it('writes to a bucket and restores from it', async () => {
  const s3 = await startS3Server();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' });
  const endpoint = encodeURIComponent(s3.endpoint);
  const far = await backedUpDocuments(`s3://vault/nightly?region=us-east-1&endpoint=${endpoint}`);
  try {
    const key = await far.add('Deed', 300_000);
    await far.back();
    await far.back();
    expect(
      [...s3.objects.keys()].every((name) => name.startsWith('vault/nightly/documents/')),
    ).toBe(true);
    await pruneBackups(far.task.target, 1);
    const target = await far.emptyTarget();
    await far.restore(target);

    expect(await allRows(target.url)).toEqual(await far.rows());
    expect(await target.files.getBytes(key)).toEqual(await far.disk.getBytes(key));
  } finally {
    await far.close();
    await s3.close();
  }
});

/** The storage of the service, in which something happens before a file is looked for. */
const meanwhile = ({ disk }: BackedUpDocuments, happen: () => Promise<unknown>) =>
  new Proxy(disk, {
    get: (target, name: keyof typeof disk) => {
      if (name === 'getMetaData')
        return async (key: string) => happen().then(() => target.getMetaData(key));
      const value = target[name] as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
