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

/** The part of the site that a page belongs to. Each section is one positional list of pages. */
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

  /** Always English: the address of the page is made from it. */
  @Column({ type: 'varchar', length: 60 })
  name: string;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  /** True until counsel has approved the text. The page shows this to its readers. */
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

  /** HTML, sanitized by `safeHtml`. */
  @Column({ type: 'text' })
  body: string;

  @ManyToOne(() => Page, (page) => page.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'page_id' })
  page: Relation<Page>;
}
