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

@Entity('podcast_episode')
export class PodcastEpisode extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  /** Address of the recording, with its version: whoever has it may keep it. */
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

  /** HTML that has passed `safeHtml`. */
  @Column({ type: 'text' })
  transcript: string;

  @ManyToOne(() => PodcastEpisode, (episode) => episode.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'podcast_episode_id' })
  episode: Relation<PodcastEpisode>;
}
