import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FilesConfig } from '../files-config.js';
import { removeFile } from './received-file.js';

/** Milliseconds after which no request can be under way any more. */
const LEFT_BEHIND = 60 * 60_000;

/** The folder in which files lie until it is known whether they are kept; all processes may share it. */
@Injectable()
export class TemporaryFiles implements OnModuleInit {
  readonly folder: string;

  constructor({ filesUploadDir }: FilesConfig) {
    this.folder = filesUploadDir;
  }

  /** Clears away what a process left behind that was killed. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.folder)) await this.removeOld(join(this.folder, name));
  }

  newPath(): string {
    return join(this.folder, randomUUID());
  }

  private async removeOld(path: string): Promise<void> {
    // Another process may have just removed it.
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND) await removeFile(path);
  }
}
