import { Inject, Injectable } from '@nestjs/common';
import { DAY, ScheduledTask } from '@phantom/service-kit';
import { Disk, type DriveFile } from 'flydrive';
import { DataSource, In, Like } from 'typeorm';
import { FILES_FOLDER } from './file-store.service.js';
import { StoredFile } from './stored-file.entity.js';

/** Processes that were killed leave a few files. More than these limits point to the wrong database. */
const MOST_FILES = 50;
const MOST_OF_ALL = 0.2;

/**
 * Removes bytes without a row: a process ended between storing the bytes and the row. Files younger than a day stay, because
 * their row may follow. Where the database knows none or too few of the files, the folder belongs to another database or the database was
 * restored: then nothing is removed.
 */
@Injectable()
export class FileSweep extends ScheduledTask {
  constructor(
    private readonly storage: Disk,
    private readonly dataSource: DataSource,
    @Inject(FILES_FOLDER) private readonly folder: string,
  ) {
    super(DAY);
  }

  override run(): Promise<string[]> {
    return this.sweep();
  }

  /** @returns the keys that were removed */
  async sweep(now = new Date()): Promise<string[]> {
    const files = this.dataSource.getRepository(StoredFile);
    if (!(await files.existsBy({ storageKey: Like(`${this.folder}/%`) }))) return [];
    const { unknown, count } = await this.unknownFiles(now);
    if (unknown.length > MOST_FILES && unknown.length > count * MOST_OF_ALL) {
      const found = `${unknown.length} of ${count} files in ${this.folder} have no row`;
      this.logger.warn(`${found}: none is removed, since the database may not be the right one`);
      return [];
    }
    const removed: string[] = [];
    for (const key of unknown) if (await this.remove(key)) removed.push(key);
    if (removed.length > 0) this.logger.log(`removed ${removed.length} files without a row`);
    return removed;
  }

  /** @returns the keys of old files without a row, and how many files there are in all */
  private async unknownFiles(now: Date): Promise<{ unknown: string[]; count: number }> {
    const unknown: string[] = [];
    let count = 0;
    let paginationToken: string | undefined;
    do {
      const options = { recursive: true, paginationToken };
      const page = await this.storage.listAll(this.folder, options);
      const files = filesOf(page.objects);
      count += files.length;
      for (const file of await this.withoutRow(files)) {
        if (await this.isOld(file, now)) unknown.push(file.key);
      }
      ({ paginationToken } = page);
    } while (paginationToken);
    return { unknown, count };
  }

  private async withoutRow(files: DriveFile[]): Promise<DriveFile[]> {
    const keys = files.map(({ key }) => key);
    const rows = await this.dataSource
      .getRepository(StoredFile)
      .find({ select: { storageKey: true }, where: { storageKey: In(keys) } });
    const known = new Set(rows.map(({ storageKey }) => storageKey));
    return files.filter(({ key }) => !known.has(key));
  }

  /** False where it is unknown, for example because the file was just removed. */
  private async isOld(file: DriveFile, now: Date): Promise<boolean> {
    try {
      const { lastModified } = await file.getMetaData();
      return now.getTime() - lastModified.getTime() >= DAY;
    } catch (error) {
      this.logger.warn(error);
      return false;
    }
  }

  private async remove(key: string): Promise<boolean> {
    try {
      await this.storage.delete(key);
      return true;
    } catch (error) {
      this.logger.error(error);
      return false;
    }
  }
}

const filesOf = (objects: Iterable<{ isFile: boolean }>): DriveFile[] =>
  [...objects].filter((object): object is DriveFile => object.isFile);
