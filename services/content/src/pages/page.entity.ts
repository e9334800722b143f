import { Column, Entity, OneToMany, type Relation, Unique } from 'typeorm';
import { ContentEntity, textOf } from '../language/translated.entity.js';

/** The part of the site that a page belongs to. Each section is one positional list of pages. */
export type PageSection = 'about' | 'lending' | 'invest-intro' | 'invest' | 'media' | 'legal';

@Entity('page')
@Unique(['section', 'position'])
export class Page extends ContentEntity {
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

  @OneToMany(() => PageText, (text) => text.owner, { eager: true })
  texts: Relation<PageText>[];
}

@Entity('page_text')
export class PageText extends textOf(() => Page, 'page_id') {
  @Column({ type: 'varchar', length: 120 })
  title: string;

  /** HTML, sanitized by `safeHtml`. */
  @Column({ type: 'text' })
  body: string;
}
