import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Disk } from 'flydrive';
import { DataSource, type EntityManager } from 'typeorm';
import { FILES_FOLDER } from '../files-folder.js';
import type { ReceivedFile } from '../receiving/received-file.js';
import { safeFileName } from '../safe-file-name.js';
import { StoredFile } from './stored-file.entity.js';

export interface OpenedFile {
  /** In bytes. */
  length: number;
  content: Readable;
}

/** Keeps files: bytes in the storage, a row in the database, never one without the other for long. */
@Injectable()
export class FileStore {
  private readonly logger = new Logger(FileStore.name);

  constructor(
    private readonly storage: Disk,
    private readonly dataSource: DataSource,
    @Inject(FILES_FOLDER) private readonly folder: string,
  ) {}

  /**
   * Stores the bytes under a key that nobody can guess, then the row, together with what `work` does in the same
   * transaction. Where that fails, the bytes go.
   *
   * @param title what the file is called outside, in words: it becomes a safe name
   */
  async save<Result>(
    received: ReceivedFile,
    title: string,
    work: (manager: EntityManager, file: StoredFile) => Promise<Result>,
  ): Promise<Result> {
    const { kind, bytes, sha256, originalName, path } = received;
    const { contentType, extension } = kind;
    const storageKey = `${this.folder}/${randomUUID()}.${extension}`;
    await this.storage.copyFromFs(path, storageKey, { contentType });
    try {
      return await this.dataSource.transaction(async (manager) => {
        const name = safeFileName(title, extension);
        const row = { storageKey, name, contentType, originalName, bytes, sha256 };
        return work(manager, await manager.save(manager.create(StoredFile, row)));
      });
    } catch (error) {
      await this.removeBytes([{ storageKey }]);
      throw error;
    }
  }

  /**
   * Does `work` in a transaction, removes the rows of the files that it returns there, and their bytes once that is
   * certain.
   */
  async deleteFiles(work: (manager: EntityManager) => Promise<StoredFile[]>): Promise<void> {
    const files = await this.dataSource.transaction(async (manager) => {
      const unused = await work(manager);
      const ids = unused.map(({ id }) => id);
      if (ids.length > 0) await manager.delete(StoredFile, ids);
      return unused;
    });
    await this.removeBytes(files);
  }

  async open({ storageKey }: Pick<StoredFile, 'storageKey'>): Promise<OpenedFile> {
    const { contentLength } = await this.storage.getMetaData(storageKey);
    return { length: contentLength, content: await this.storage.getStream(storageKey) };
  }

  /** What cannot be removed now is found by the sweep. */
  private async removeBytes(files: Pick<StoredFile, 'storageKey'>[]): Promise<void> {
    for (const { storageKey } of files) {
      await this.storage.delete(storageKey).catch((error: unknown) => this.logger.error(error));
    }
  }
}
