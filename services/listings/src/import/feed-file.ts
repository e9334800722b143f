import { open, type FileHandle } from 'node:fs/promises';
import { UsageError } from './command-line.js';

/** A file that is read as often as it takes. */
export interface FeedSource {
  /** Its bytes, from the beginning. */
  read(): AsyncIterable<Buffer>;
}

/** A file that is not what it was when it was read first. */
export class ChangedFileError extends Error {}

/**
 * A file of listings on the disk. It is opened once: a new one that takes its name in the meantime, as nightly
 * deliveries do, is not mixed with it.
 */
export class FeedFile implements FeedSource {
  private constructor(
    private readonly file: FileHandle,
    readonly size: number,
    private readonly modifiedAt: number,
  ) {}

  /** @throws UsageError when it is something that cannot be read twice, such as a pipe */
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
