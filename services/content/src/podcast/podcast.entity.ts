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

/** The podcast, as directories list it. The table has one row, with the primary key 1. */
@Entity('podcast_channel')
export class PodcastChannel extends AuditedEntity {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  /** A square JPEG or PNG of 1400 to 3000 pixels. Directories refuse other pictures. */
  @Column({ type: 'varchar', length: 300 })
  cover: string;

  @OneToMany(() => PodcastChannelText, (text) => text.channel, { eager: true })
  texts: Relation<PodcastChannelText>[];
}

@Entity('podcast_channel_text')
export class PodcastChannelText {
  @PrimaryColumn({ name: 'podcast_channel_id', type: 'smallint' })
  channelId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 120 })
  title: string;

  /** Plain text. */
  @Column({ type: 'varchar', length: 300 })
  subtitle: string;

  @ManyToOne(() => PodcastChannel, (channel) => channel.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'podcast_channel_id' })
  channel: Relation<PodcastChannel>;
}

@Entity('podcast_episode')
export class PodcastEpisode extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

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

  @OneToMany(() => PodcastEpisodeText, (text) => text.episode, { eager: true })
  texts: Relation<PodcastEpisodeText>[];
}

@Entity('podcast_episode_text')
export class PodcastEpisodeText {
  @PrimaryColumn({ name: 'podcast_episode_id', type: 'integer' })
  episodeId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  /** Plain text. */
  @Column({ type: 'varchar', length: 1000 })
  description: string;

  /** HTML, sanitized by `safeHtml`. */
  @Column({ type: 'text' })
  transcript: string;

  @ManyToOne(() => PodcastEpisode, (episode) => episode.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'podcast_episode_id' })
  episode: Relation<PodcastEpisode>;
}
