import { Column, Entity, OneToMany, type Relation } from 'typeorm';
import { ContentEntity, textOf } from '../language/translated.entity.js';

/** A copy of a post of the company on a social network, so that visitors can read it without leaving the site. */
@Entity('social_post')
export class SocialPost extends ContentEntity {
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

  @OneToMany(() => SocialPostText, (text) => text.owner, { eager: true })
  texts: Relation<SocialPostText>[];
}

@Entity('social_post_text')
export class SocialPostText extends textOf(() => SocialPost, 'social_post_id') {
  /** Plain text. */
  @Column({ type: 'varchar', length: 3000 })
  text: string;
}
