import { Column, Entity, OneToMany, type Relation } from 'typeorm';
import { ContentEntity, textOf } from '../language/translated.entity.js';

@Entity('press_release')
export class PressRelease extends ContentEntity {
  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  @Column({ name: 'published_at', type: 'timestamptz' })
  publishedAt: Date;

  @OneToMany(() => PressReleaseText, (text) => text.owner, { eager: true })
  texts: Relation<PressReleaseText>[];
}

@Entity('press_release_text')
export class PressReleaseText extends textOf(() => PressRelease, 'press_release_id') {
  @Column({ type: 'varchar', length: 200 })
  title: string;

  /** HTML, sanitized by `safeHtml`. */
  @Column({ type: 'text' })
  body: string;
}
