import { Banner, Container } from '@phantom/ui';
import type { ReactNode } from 'react';
import { SectionMenu, type SectionPage } from './section-menu';
import styles from './section-layout.module.css';

interface SectionLayoutProps {
  /** The section's name: names the menu and stands above the title. */
  section: string;
  title: string;
  image?: string;
  /** The pages of the section, this one among them. */
  pages: SectionPage[];
  /** The slug of this page. */
  current: string;
  children: ReactNode;
}

/** What the pages of one section share: banner, menu of siblings on the left, content on the right. */
export function SectionLayout(props: SectionLayoutProps) {
  const { section, title, image, pages, current, children } = props;
  return (
    <>
      <Banner eyebrow={section} title={title} src={image} />
      <Container className={styles.layout}>
        <SectionMenu label={section} pages={pages} current={current} />
        <div className={styles.content}>{children}</div>
      </Container>
    </>
  );
}
