import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A picture of a feed's home, and how far its download is. */
@Entity('feed_picture')
@Index(['source', 'sourceKey', 'mediaKey'], { unique: true })
export class FeedPicture {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 40 })
  source: string;

  @Column({ name: 'source_key', type: 'varchar', length: 200 })
  sourceKey: string;

  /** A hash of what distinguishes the picture from others and from its earlier contents. */
  @Column({ name: 'media_key', type: 'char', length: 64 })
  mediaKey: string;

  /** Where the feed's server has it. Servers may sign addresses, and name another one with each import. */
  @Column({ type: 'text' })
  url: string;

  /** The first picture of a home has 0. */
  @Column({ type: 'smallint' })
  position: number;

  /** Of the widest rendition, relative to `/pictures/` as in `Listing.media`. Null until it is stored. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  path: string | null;

  @Column({ type: 'smallint', default: 0 })
  attempts: number;

  @Column({ name: 'next_attempt_at', type: 'timestamptz', default: () => 'now()' })
  nextAttemptAt: Date;

  /** Why the last attempt failed, for operators. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  failure: string | null;

  /** When the feed ceased to have it. Its files stay for a day, for pages that are open. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}

/** A rendition of a picture. */
@Entity('feed_picture_file')
export class FeedPictureFile {
  @PrimaryColumn({ name: 'file_id', type: 'integer' })
  fileId: number;

  @Column({ name: 'picture_id', type: 'integer' })
  pictureId: number;

  /** The last part of its address: `1200.webp`. */
  @Column({ type: 'varchar', length: 20 })
  name: string;
}

export const FEED_PICTURE_ENTITIES = [FeedPicture, FeedPictureFile];
