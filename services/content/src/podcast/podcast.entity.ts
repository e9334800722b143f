import { AuditedEntity } from '@phantom/service-kit';
import { Column, Entity, OneToMany, PrimaryColumn, type Relation } from 'typeorm';
import { ContentEntity, textOf } from '../language/translated.entity.js';

/** The podcast, as directories list it. The table has one row, with the primary key 1. */
@Entity('podcast_channel')
export class PodcastChannel extends AuditedEntity {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  /** A square JPEG or PNG of 1400 to 3000 pixels. Directories refuse other pictures. */
  @Column({ type: 'varchar', length: 300 })
  cover: string;

  @OneToMany(() => PodcastChannelText, (text) => text.owner, { eager: true })
  texts: Relation<PodcastChannelText>[];
}

@Entity('podcast_channel_text')
export class PodcastChannelText extends textOf(
  () => PodcastChannel,
  'podcast_channel_id',
  'smallint',
) {
  @Column({ type: 'varchar', length: 120 })
  title: string;

  /** Plain text. */
  @Column({ type: 'varchar', length: 300 })
  subtitle: string;
}

@Entity('podcast_episode')
export class PodcastEpisode extends ContentEntity {
  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  /** Address of the recording. It contains a version, so that browsers may cache the file indefinitely. */
  @Column({ type: 'varchar', length: 300 })
  audio: string;

  /** MIME type. */
  @Column({ type: 'varchar', length: 60 })
  type: string;

  /** Bytes. */
  @Column({ type: 'integer' })
  size: number;

  /** Seconds. */
  @Column({ type: 'integer' })
  duration: number;

  @Column({ name: 'published_at', type: 'timestamptz' })
  publishedAt: Date;

  @OneToMany(() => PodcastEpisodeText, (text) => text.owner, { eager: true })
  texts: Relation<PodcastEpisodeText>[];
}

@Entity('podcast_episode_text')
export class PodcastEpisodeText extends textOf(() => PodcastEpisode, 'podcast_episode_id') {
  @Column({ type: 'varchar', length: 200 })
  title: string;

  /** Plain text. */
  @Column({ type: 'varchar', length: 1000 })
  description: string;

  /** HTML, sanitized by `safeHtml`. */
  @Column({ type: 'text' })
  transcript: string;
}
