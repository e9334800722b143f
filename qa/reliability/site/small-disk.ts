import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StackFailure } from '../../../tools/stack/failure.js';

const run = promisify(execFile);

const BALLAST = 'ballast';
const MIB = 1024 * 1024;

/** A small file system in memory, which can be filled. */
export class SmallDisk {
  constructor(
    readonly folder: string,
    private readonly mebibytes: number,
  ) {}

  /** @throws StackFailure when this user may not mount */
  async mount(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${this.mebibytes}m`, 'tmpfs', this.folder]);
    } catch (error) {
      throw new StackFailure(
        `Cannot mount a small disk, because this is not root: ${error instanceof Error ? error.message : ''}`,
      );
    }
  }

  /** Fills the disk to the last byte. */
  async fill(): Promise<void> {
    const file = await open(join(this.folder, BALLAST), 'w');
    const pieces = [Buffer.alloc(MIB), Buffer.alloc(4096)];
    try {
      for (const piece of pieces) await writeUntilFull(file, piece);
    } finally {
      await file.close();
    }
  }

  free(): Promise<void> {
    return rm(join(this.folder, BALLAST), { force: true });
  }

  async unmount(): Promise<void> {
    // Lazily: an open file does not prevent the unmount.
    await run('umount', ['--lazy', this.folder]);
  }
}

async function writeUntilFull(
  file: { write: (piece: Buffer) => Promise<{ bytesWritten: number }> },
  piece: Buffer,
): Promise<void> {
  try {
    for (;;) {
      const { bytesWritten } = await file.write(piece);
      if (bytesWritten < piece.length) return;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
