import { type FileHandle, open } from 'node:fs/promises';
import { UsageError } from './command-line.js';

/** A file that can be read several times. */
export interface FeedSource {
  /** All bytes, from the beginning. */
  read(): AsyncIterable<Buffer>;
}

/** The file was written to after it was opened. */
export class ChangedFileError extends Error {}

/** A file of listings on the disk. It is opened once, so that a new delivery under the same name is not mixed with it. */
export class FeedFile implements FeedSource {
  private constructor(
    private readonly file: FileHandle,
    readonly size: number,
    private readonly modifiedAt: number,
  ) {}

  /** @throws UsageError for something that cannot be read twice, such as a pipe */
  static async open(path: string): Promise<FeedFile> {
    const file = await open(path);
    const stat = await file.stat();
    if (stat.isFile()) return new FeedFile(file, stat.size, stat.mtimeMs);
    await file.close();
    const what = stat.isDirectory() ? 'is a folder' : 'is no file on the disk; it is read twice';
    throw new UsageError(`${path}: ${what}`);
  }

  /** @throws ChangedFileError when the file was written to since it was opened */
  async *read(): AsyncGenerator<Buffer> {
    const { size, mtimeMs } = await this.file.stat();
    if (size !== this.size || mtimeMs !== this.modifiedAt)
      throw new ChangedFileError('the file changed after it was opened');
    yield* this.file.createReadStream({ start: 0, autoClose: false });
  }

  async close(): Promise<void> {
    await this.file.close();
  }
}
