import { Column, Entity, OneToMany, type Relation } from 'typeorm';
import { ContentEntity, textOf } from '../language/translated.entity.js';

/** A film on the site of a video host, which plays in the player of the host. */
@Entity('video')
export class Video extends ContentEntity {
  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ name: 'embed_id', type: 'varchar', length: 40 })
  embedId: string;

  /** The picture that is shown until the visitor presses play. */
  @Column({ type: 'varchar', length: 300 })
  poster: string;

  /** Seconds. */
  @Column({ type: 'integer' })
  duration: number;

  @Column({ name: 'published_at', type: 'timestamptz' })
  publishedAt: Date;

  @OneToMany(() => VideoText, (text) => text.owner, { eager: true })
  texts: Relation<VideoText>[];
}

@Entity('video_text')
export class VideoText extends textOf(() => Video, 'video_id') {
  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Column({ type: 'varchar', length: 1000 })
  description: string;
}
