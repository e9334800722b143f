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

/** A copy of a post of the company on a social network, so that visitors can read it without leaving the site. */
@Entity('social_post')
export class SocialPost extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  /** Name of the network as it writes itself, for example LinkedIn. */
  @Column({ type: 'varchar', length: 40 })
  network: string;

  @Column({ type: 'varchar', length: 500 })
  url: string;

  @Column({ type: 'varchar', length: 300, nullable: true })
  image: string | null;

  @Column({ name: 'published_at', type: 'timestamptz' })
  publishedAt: Date;

  @OneToMany(() => SocialPostText, (text) => text.post, { eager: true })
  texts: Relation<SocialPostText>[];
}

@Entity('social_post_text')
export class SocialPostText {
  @PrimaryColumn({ name: 'social_post_id', type: 'integer' })
  postId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  /** Plain text. */
  @Column({ type: 'varchar', length: 3000 })
  text: string;

  @ManyToOne(() => SocialPost, (post) => post.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'social_post_id' })
  post: Relation<SocialPost>;
}
