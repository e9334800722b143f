import { AuditedEntity, type Language } from '@phantom/service-kit';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

/** A film on the site of a video host, which plays in the player of the host. */
@Entity('video')
export class Video extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

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

  @OneToMany(() => VideoText, (text) => text.video, { eager: true })
  texts: Relation<VideoText>[];
}

@Entity('video_text')
export class VideoText {
  @PrimaryColumn({ name: 'video_id', type: 'integer' })
  videoId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Column({ type: 'varchar', length: 1000 })
  description: string;

  @ManyToOne(() => Video, (video) => video.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'video_id' })
  video: Relation<Video>;
}
