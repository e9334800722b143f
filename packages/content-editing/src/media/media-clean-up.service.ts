import { Injectable } from '@nestjs/common';
import { FileStore, StoredFile } from '@phantom/files';
import { HOUR, ScheduledTask } from '@phantom/service-kit';
import { In } from 'typeorm';
import { MediaFile } from '../storage/media.entity.js';

/** Files that are removed in one transaction. */
const BATCH = 100;

/** Removes the bytes of files that were replaced or deleted thirty days ago. The description of an asset stays for revisions. */
@Injectable()
export class MediaCleanUp extends ScheduledTask {
  constructor(private readonly store: FileStore) {
    super(HOUR);
  }

  override async run(): Promise<number> {
    let removed = 0;
    for (let count = BATCH; count === BATCH; removed += count) count = await this.removeSome();
    return removed;
  }

  private async removeSome(): Promise<number> {
    let count = 0;
    await this.store.deleteFiles(async (manager) => {
      const rows = await manager.query<{ id: number; file_id: number }[]>(
        `SELECT file.id, file.file_id FROM media_file file
         JOIN media_asset asset ON asset.id = file.media_id
         WHERE file.replaced_at < now() - interval '30 days'
           OR asset.deleted_at < now() - interval '30 days'
         ORDER BY file.id LIMIT ${BATCH} FOR UPDATE OF file SKIP LOCKED`,
      );
      count = rows.length;
      if (count === 0) return [];
      await manager.delete(MediaFile, { id: In(rows.map(({ id }) => id)) });
      return manager.findBy(StoredFile, { id: In(rows.map(({ file_id }) => file_id)) });
    });
    return count;
  }
}
