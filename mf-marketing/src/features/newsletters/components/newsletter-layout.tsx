import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import type { ContentPage } from '../../../shared/content/content-page';
import { SectionLayout } from '../../../shared/section-layout/section-layout';
import { SLUG } from '../paths';
import { RecentPosts, type RecentPost } from './recent-posts';

interface NewsletterLayoutProps {
  title: string;
  /** The language of the title, where it is not the visitor's. */
  lang?: string;
  image?: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** The pages of the media section, where they are known. */
  pages?: ContentPage[];
  recent?: RecentPost[];
  /** The newsletter that is being read. */
  current?: number;
  children: ReactNode;
}

/** What the pages of the newsletter share: the media section's frame, with the recent posts below its menu. */
export function NewsletterLayout(props: NewsletterLayoutProps) {
  const { pages = [], recent = [], current, ...frame } = props;
  const { t } = useTranslation();
  return (
    <SectionLayout
      {...frame}
      section={t('media.section')}
      pages={pages}
      current={SLUG}
      aside={recent.length > 0 && <RecentPosts posts={recent} current={current} />}
    />
  );
}
