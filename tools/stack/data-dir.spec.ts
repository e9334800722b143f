import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataDir } from './data-dir.js';
import { Processes } from './processes.js';

describe('prepareDataDir', () => {
  it('creates the folder and its folder of logs', async () => {
    const dataDir = join(await mkdtemp(join(tmpdir(), 'data-')), 'data');
    await prepareDataDir(dataDir);
    expect((await stat(join(dataDir, 'logs'))).isDirectory()).toBe(true);
  });

  it('throws when the folder cannot be created, which no constructor does before', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'data-')), 'file');
    await writeFile(file, '');
    expect(() => new Processes(join(file, 'logs'))).not.toThrow();
    await expect(prepareDataDir(join(file, 'data'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
