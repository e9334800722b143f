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

@Entity('press_release')
export class PressRelease extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  @Column({ name: 'published_at', type: 'timestamptz' })
  publishedAt: Date;

  @OneToMany(() => PressReleaseText, (text) => text.release, { eager: true })
  texts: Relation<PressReleaseText>[];
}

@Entity('press_release_text')
export class PressReleaseText {
  @PrimaryColumn({ name: 'press_release_id', type: 'integer' })
  releaseId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  /** HTML, sanitized by `safeHtml`. */
  @Column({ type: 'text' })
  body: string;

  @ManyToOne(() => PressRelease, (release) => release.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'press_release_id' })
  release: Relation<PressRelease>;
}
