import { Injectable } from '@nestjs/common';
import { FileStore, StoredFile } from '@phantom/files';
import { HOUR, ScheduledTask } from '@phantom/service-kit';
import { In } from 'typeorm';
import { showPictures } from './feed-picture-records.js';
import { FeedPicture, FeedPictureFile } from './feed-picture.entity.js';

/** Pictures that are removed in one transaction. */
const BATCH = 100;

// A licence to show a picture ends with its listing, which may come back within days.
const REMOVED = `
  SELECT picture.id FROM feed_picture AS picture
  LEFT JOIN listing USING (source, source_key)
  WHERE picture.removed_at < now() - interval '1 day'
    OR listing.id IS NULL
    OR listing.off_market_at < now() - interval '30 days'
  ORDER BY picture.id LIMIT ${BATCH} FOR UPDATE OF picture SKIP LOCKED`;

/** Removes the pictures that a feed no longer has, and those of listings that are off the market for a month. */
@Injectable()
export class FeedPictureCleanUp extends ScheduledTask {
  constructor(private readonly store: FileStore) {
    super(HOUR);
  }

  override async run(): Promise<void> {
    for (let count = BATCH; count === BATCH;) count = await this.removeSome();
  }

  private async removeSome(): Promise<number> {
    let count = 0;
    await this.store.deleteFiles(async (manager) => {
      const ids = (await manager.query<{ id: number }[]>(REMOVED)).map(({ id }) => id);
      count = ids.length;
      if (count === 0) return [];
      const pictures = await manager.findBy(FeedPicture, { id: In(ids) });
      const files = await manager.findBy(FeedPictureFile, { pictureId: In(ids) });
      await manager.delete(FeedPictureFile, { pictureId: In(ids) });
      await manager.delete(FeedPicture, { id: In(ids) });
      for (const [source, keys] of keysBySource(pictures))
        await showPictures(manager, source, keys);
      return manager.findBy(StoredFile, { id: In(files.map(({ fileId }) => fileId)) });
    });
    return count;
  }
}

function keysBySource(pictures: readonly FeedPicture[]): Map<string, string[]> {
  const groups = Map.groupBy(pictures, ({ source }) => source);
  return new Map(
    [...groups].map(([source, group]) => [source, group.map(({ sourceKey }) => sourceKey)]),
  );
}
