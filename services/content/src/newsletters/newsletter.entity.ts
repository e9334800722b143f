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

@Entity('newsletter')
export class Newsletter extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  /** The contract calls it `created_at`; it is not the time when the row was created. */
  @Column({ name: 'published_at', type: 'timestamptz' })
  publishedAt: Date;

  @OneToMany(() => NewsletterText, (text) => text.newsletter, { eager: true })
  texts: Relation<NewsletterText>[];
}

@Entity('newsletter_text')
export class NewsletterText {
  @PrimaryColumn({ name: 'newsletter_id', type: 'integer' })
  newsletterId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 120 })
  title: string;

  /** HTML, sanitized by `safeHtml`. */
  @Column({ type: 'text' })
  body: string;

  @ManyToOne(() => Newsletter, (newsletter) => newsletter.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'newsletter_id' })
  newsletter: Relation<Newsletter>;
}
