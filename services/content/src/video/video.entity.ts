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

/** A film that lies with a video host, and plays in its frame. */
@Entity('video')
export class Video extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  /** In showing order. */
  @Column({ type: 'smallint' })
  position: number;

  /** The host's name for it. */
  @Column({ name: 'embed_id', type: 'varchar', length: 40 })
  embedId: string;

  /** Stands in its place until someone presses play. */
  @Column({ type: 'varchar', length: 300 })
  poster: string;

  /** Seconds. */
  @Column({ type: 'integer' })
  duration: number;

  /** When the host has put it online. */
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
