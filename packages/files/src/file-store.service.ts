import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import slugify from '@sindresorhus/slugify';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { DataSource, type EntityManager } from 'typeorm';
import type { FilesConfig } from './files.config.js';
import type { ReceivedFile } from './received-file.js';
import { StoredFile } from './stored-file.entity.js';

/** Injection token: the folder of the storage that belongs to this service. */
export const FILES_FOLDER = 'phantom:files-folder';

export interface OpenedFile {
  /** In bytes. */
  length: number;
  content: Readable;
}

/** A file on the disk that is to be stored. */
export type NewFile = Pick<ReceivedFile, 'path' | 'kind' | 'bytes' | 'sha256'> &
  Partial<Pick<ReceivedFile, 'originalName'>>;

interface TitledFile extends NewFile {
  title: string;
}

/** Stores files: bytes in the storage and a row in the database, never one without the other for long. */
@Injectable()
export class FileStore {
  private readonly logger = new Logger(FileStore.name);

  constructor(
    private readonly storage: Disk,
    private readonly dataSource: DataSource,
    @Inject(FILES_FOLDER) private readonly folder: string,
  ) {}

  /**
   * Stores the bytes under a random key, then the row and what `work` does in one transaction. Removes the bytes where that fails.
   *
   * @param title for people; a safe file name is made of it
   */
  save<Result>(
    received: NewFile,
    title: string,
    work: (manager: EntityManager, file: StoredFile) => Promise<Result>,
  ): Promise<Result> {
    return this.saveAll([{ ...received, title }], (manager, files) =>
      work(manager, files[0] as StoredFile),
    );
  }

  /** The same with several files: all are stored or none. */
  async saveAll<Result>(
    files: readonly TitledFile[],
    work: (manager: EntityManager, files: StoredFile[]) => Promise<Result>,
  ): Promise<Result> {
    const stored: { storageKey: string }[] = [];
    try {
      const rows: Partial<StoredFile>[] = [];
      for (const { kind, bytes, sha256, originalName = null, path, title } of files) {
        const { contentType, extension } = kind;
        const storageKey = `${this.folder}/${randomUUID()}.${extension}`;
        stored.push({ storageKey });
        await this.storage.copyFromFs(path, storageKey, { contentType });
        const name = safeFileName(title, extension);
        rows.push({ storageKey, name, contentType, originalName, bytes, sha256 });
      }
      return await this.dataSource.transaction(async (manager) =>
        work(manager, await manager.save(manager.create(StoredFile, rows))),
      );
    } catch (error) {
      await this.removeBytes(stored);
      throw error;
    }
  }

  /** Does `work` in a transaction, removes the rows of the files that it returns in it, and their bytes after it. */
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

  /** `FileSweep` removes later what cannot be removed now. */
  private async removeBytes(files: Pick<StoredFile, 'storageKey'>[]): Promise<void> {
    for (const { storageKey } of files) {
      await this.storage.delete(storageKey).catch((error: unknown) => this.logger.error(error));
    }
  }
}

/** Opens the configured storage. The S3 client is loaded only where it is used. */
export async function createFileStorage(config: FilesConfig): Promise<Disk> {
  return new Disk(config.filesS3Bucket === undefined ? folder(config) : await bucket(config));
}

const folder = ({ filesDir }: FilesConfig) =>
  new FSDriver({ location: filesDir, visibility: 'private' });

async function bucket(config: FilesConfig) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket: config.filesS3Bucket ?? '',
    region: config.filesS3Region,
    endpoint: config.filesS3Endpoint,
    // Buckets as host names need a certificate each, which few providers but Amazon have.
    forcePathStyle: config.filesS3Endpoint !== undefined,
    credentials: {
      accessKeyId: config.filesS3AccessKeyId ?? '',
      secretAccessKey: config.filesS3SecretAccessKey ?? '',
    },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    // Access is set on the bucket; many providers refuse it per object.
    supportsACL: false,
  });
}

const MAX_STEM = 80;

/**
 * A name that is safe in a URL, a header and a file system:
 * `Besitz­urkunde (final).PDF` with `pdf` becomes `besitzurkunde-final.pdf`.
 *
 * @param extension without the dot, of the detected kind
 */
export function safeFileName(title: string, extension: string): string {
  const stem = title.replace(/\.[a-z0-9]{1,5}$/i, '');
  const slug = slugify(stem)
    .slice(0, MAX_STEM)
    .replace(/(?<!-)-+$/, '');
  return `${slug || 'file'}.${extension}`;
}
