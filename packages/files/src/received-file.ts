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

/** A file that was sent and may be kept: its bytes lie aside until the call is answered. */
export class ReceivedFile {
  constructor(
    /** Where the bytes lie for now. */
    readonly path: string,
    readonly kind: FileKind,
    readonly bytes: number,
    /** In hexadecimal. */
    readonly sha256: string,
    /** What it was called where it came from: text, never a path. */
    readonly originalName: string,
  ) {}
}

/** A file that was sent and is not taken; `@FileField()` tells why, beside what else is wrong with the form. */
export class RejectedFile {
  constructor(readonly reason: Message) {}
}

/** Everything a multipart request held. */
export interface Upload {
  /** Texts, and the file under the name of its field. */
  body: Record<string, unknown>;
  /** Removes the bytes that lie aside. */
  discard: () => Promise<void>;
}

export const removeFile = (path: string): Promise<void> => rm(path, { force: true });

export interface WrittenBytes {
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

/** Writes a stream to a new file, counted and hashed on its way. */
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
