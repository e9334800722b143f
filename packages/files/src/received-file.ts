import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Message } from '@phantom/service-kit';
import { FilesConfig } from './files.config.js';
import type { FileKind } from './upload-rules.js';

/** A file that was received and passed the checks. Its bytes lie in a temporary file until the call is answered. */
export class ReceivedFile {
  constructor(
    /** Of the temporary file. */
    readonly path: string,
    readonly kind: FileKind,
    readonly bytes: number,
    /** In hexadecimal. */
    readonly sha256: string,
    /** The sender's name of it: text, never a path. */
    readonly originalName: string,
  ) {}
}

/** A file that was received and refused. `@FileField()` reports the reason with the other errors of the form. */
export class RejectedFile {
  constructor(readonly reason: Message) {}
}

/** The content of a multipart request. */
export interface Upload {
  /** Texts, and the file under the name of its field. */
  body: Record<string, unknown>;
  /** Removes the temporary files. */
  discard: () => Promise<void>;
}

export const removeFile = (path: string): Promise<void> => rm(path, { force: true });

export interface WrittenBytes {
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

/** Writes a stream to a new file, and counts and hashes its bytes. */
export async function writeHashed(source: Readable, path: string): Promise<WrittenBytes> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  };
  await pipeline(source, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { bytes, sha256: hash.digest('hex') };
}

/** Milliseconds after which no request can still be running. */
const LEFT_BEHIND = 60 * 60_000;

/** The folder of the temporary files. Several processes may share it. */
@Injectable()
export class TemporaryFiles implements OnModuleInit {
  readonly folder: string;

  constructor({ filesUploadDir }: FilesConfig) {
    this.folder = filesUploadDir;
  }

  /** Removes the files of processes that were killed. */
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
