import { AuditedEntity, type Language } from '@phantom/service-kit';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

/** The podcast as a whole, as directories list it: one row. */
@Entity('podcast_channel')
export class PodcastChannel extends AuditedEntity {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  /** A square JPEG or PNG of 1400 to 3000 pixels: others are refused by directories. */
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
