import { Column, Entity, OneToMany, type Relation } from 'typeorm';
import { ContentEntity, textOf } from '../language/translated.entity.js';

@Entity('newsletter')
export class Newsletter extends ContentEntity {
  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  /** The contract calls it `created_at`; it is not the time when the row was created. */
  @Column({ name: 'published_at', type: 'timestamptz' })
  publishedAt: Date;

  @OneToMany(() => NewsletterText, (text) => text.owner, { eager: true })
  texts: Relation<NewsletterText>[];
}

@Entity('newsletter_text')
export class NewsletterText extends textOf(() => Newsletter, 'newsletter_id') {
  @Column({ type: 'varchar', length: 120 })
  title: string;

  /** HTML, sanitized by `safeHtml`. */
  @Column({ type: 'text' })
  body: string;
}
