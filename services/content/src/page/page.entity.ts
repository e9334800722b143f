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
  Unique,
} from 'typeorm';

/** The part of the site a page stands in; each part is one positional list of pages. */
export type PageSection = 'about' | 'lending' | 'invest-intro' | 'invest' | 'media' | 'legal';

@Entity('page')
@Unique(['section', 'position'])
export class Page extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 20 })
  section: PageSection;

  @Column({ type: 'smallint' })
  position: number;

  /** English, whatever the reader's language: the page's address is made from it. */
  @Column({ type: 'varchar', length: 60 })
  name: string;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  /** Counsel has not approved the text yet; its readers are told so. */
  @Column({ name: 'is_draft', type: 'boolean', default: false })
  isDraft: boolean;

  @OneToMany(() => PageText, (text) => text.page, { eager: true })
  texts: Relation<PageText>[];
}

@Entity('page_text')
export class PageText {
  @PrimaryColumn({ name: 'page_id', type: 'integer' })
  pageId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 120 })
  title: string;

  /** HTML that has passed `safeHtml`. */
  @Column({ type: 'text' })
  body: string;

  @ManyToOne(() => Page, (page) => page.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'page_id' })
  page: Relation<Page>;
}
