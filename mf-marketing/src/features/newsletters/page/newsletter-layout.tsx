import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import type { ContentPage } from '../../../shared/content-page';
import { SectionLayout, type SectionLayoutProps } from '../../../shared/section/section-layout';
import type { RecentNewsletter } from '../api/newsletters';
import { SubscribePanel } from '../subscriptions/subscribe-panel';
import styles from './newsletter-layout.module.css';
import { LIST_SLUG, newsletterPath } from './paths';

interface NewsletterLayoutProps extends Pick<
  SectionLayoutProps,
  'title' | 'lang' | 'image' | 'caption' | 'lead' | 'next_step' | 'related' | 'children'
> {
  /** The pages of the media section, if they have loaded. */
  pages?: ContentPage[];
  /** The newest newsletters. */
  recent?: RecentNewsletter[];
  /** The id of the newsletter on this page. */
  current?: number;
}

/** The layout of the list and of one newsletter: the media section, with the recent posts below its menu. */
export function NewsletterLayout(props: NewsletterLayoutProps) {
  const { pages = [], recent = [], current, children, ...frame } = props;
  const { t } = useTranslation();
  return (
    <SectionLayout
      {...frame}
      section={t('media.section')}
      pages={pages}
      slug={LIST_SLUG}
      aside={recent.length > 0 && <RecentPosts posts={recent} current={current} />}
    >
      {children}
      <SubscribePanel />
    </SectionLayout>
  );
}

function RecentPosts({ posts, current }: { posts: RecentNewsletter[]; current?: number }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.aside} aria-labelledby="recent-posts">
      <h2 id="recent-posts" className={styles.heading}>
        {t('newsletters.recent')}
      </h2>
      <ul className={styles.list}>
        {posts.map(({ id, title, lang }) => (
          <li key={id}>
            <Link
              to={newsletterPath(id)}
              lang={lang}
              aria-current={id === current ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

export function Byline({ published }: { published: string }) {
  const { t } = useTranslation();
  const { specDate } = useFormat();
  return (
    <p className={styles.byline}>
      <span>{t('newsletters.postedBy')} |</span> <span>{t('newsletters.kind')} |</span>{' '}
      <span>{t('newsletters.commentsClosed')} |</span>{' '}
      <time dateTime={published}>{specDate(published)}</time>
    </p>
  );
}
