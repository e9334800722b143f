import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from './command-line.js';
import { ChangedFileError, FeedFile } from './feed-file.js';

async function textOf(file: FeedFile): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.read()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('FeedFile', () => {
  let folder: string;
  let path: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feed-file-'));
    path = join(folder, 'feed.csv');
    await writeFile(path, 'tonight');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('can be read several times', async () => {
    const file = await FeedFile.open(path);

    expect(file.size).toBe(7);
    expect([await textOf(file), await textOf(file)]).toEqual(['tonight', 'tonight']);
    await file.close();
  });

  it('keeps its content when another file takes its name', async () => {
    const file = await FeedFile.open(path);
    await textOf(file);
    await writeFile(`${path}.new`, 'tomorrow');
    await rename(`${path}.new`, path);

    expect(await textOf(file)).toBe('tonight');
    await file.close();
  });

  it('throws ChangedFileError when the file was written to', async () => {
    const file = await FeedFile.open(path);
    await textOf(file);
    await appendFile(path, ' and tomorrow');

    await expect(textOf(file)).rejects.toThrow(ChangedFileError);
    await file.close();
  });

  it('rejects folders and pipes', async () => {
    await expect(FeedFile.open(folder)).rejects.toThrow(new UsageError(`${folder}: is a folder`));
    await expect(FeedFile.open('/dev/null')).rejects.toThrow(
      /^\/dev\/null: is no file.+read twice/,
    );
  });
});
