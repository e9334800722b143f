import { rm } from 'node:fs/promises';
import type { Message } from '../../messages/message.js';
import type { FileKind } from './file-kind.js';

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
