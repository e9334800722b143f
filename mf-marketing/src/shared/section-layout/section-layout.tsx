import { Banner, Container } from '@phantom/ui';
import type { ReactNode } from 'react';
import { SectionMenu, type SectionLink, type SectionPage } from './section-menu';
import styles from './section-layout.module.css';

interface SectionLayoutProps {
  /** The section's name: names the menu and stands above the title. */
  section: string;
  title: string;
  /** The language of the title, where it is not the visitor's. */
  lang?: string;
  image?: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** The pages of the section, this one among them. */
  pages: SectionPage[];
  /** What the menu leads to beside them. */
  links?: SectionLink[];
  /** The slug of this page. */
  current: string;
  /** What stands below the menu, and on a phone below the content. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What the pages of one section share: banner, menu of siblings on the left, content on the right. */
export function SectionLayout(props: SectionLayoutProps) {
  const { section, title, lang, image, lead, pages, links, current, aside, children } = props;
  return (
    <>
      <Banner eyebrow={section} title={<span lang={lang}>{title}</span>} src={image}>
        {lead && <p className="lead">{lead}</p>}
      </Banner>
      <Container className={styles.layout}>
        {pages.length > 0 && (
          <SectionMenu label={section} pages={pages} links={links} current={current} />
        )}
        <div className={styles.content}>{children}</div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </Container>
    </>
  );
}
