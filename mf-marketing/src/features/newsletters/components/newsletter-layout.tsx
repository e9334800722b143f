import { useTranslation } from '@phantom/mf-kit';
import { Banner, Container } from '@phantom/ui';
import type { ReactNode } from 'react';
import styles from './newsletter-layout.module.css';
import { RecentPosts, type RecentPost } from './recent-posts';

interface NewsletterLayoutProps {
  title: string;
  /** The language of the title, where it is not the visitor's. */
  lang?: string;
  image?: string;
  /** A line below the title. */
  lead?: ReactNode;
  recent?: RecentPost[];
  /** The newsletter that is being read. */
  current?: number;
  children: ReactNode;
}

/** What the pages of the newsletter share: banner, content, the recent posts beside it. */
export function NewsletterLayout(props: NewsletterLayoutProps) {
  const { title, lang, image, lead, recent = [], current, children } = props;
  const { t } = useTranslation();
  return (
    <>
      <Banner
        eyebrow={t('newsletters.section')}
        title={<span lang={lang}>{title}</span>}
        src={image}
      >
        {lead && <p className="lead">{lead}</p>}
      </Banner>
      <Container className={styles.layout}>
        <div className={styles.content}>{children}</div>
        {recent.length > 0 && <RecentPosts posts={recent} current={current} />}
      </Container>
    </>
  );
}
