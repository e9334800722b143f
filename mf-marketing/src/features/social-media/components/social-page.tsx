import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { MediaLayout } from '../../../shared/media-section/media-layout';
import { MediaList } from '../../../shared/media-section/media-list';
import type { MediaPageData } from '../../../shared/media-section/media-page';
import type { SocialPost } from '../api/get-social-posts';
import { PostCard } from './post-card';
import styles from './social-page.module.css';

/** What the company has posted elsewhere, to be read here. */
export function SocialPage() {
  const { list, ...section } = useLoaderData<MediaPageData<SocialPost>>();
  const { t } = useTranslation();
  return (
    <MediaLayout {...section}>
      <MediaList list={list} empty={t('social.empty')}>
        {(posts) => (
          <div className={styles.posts}>
            {posts.map((post) => (
              <PostCard key={post.id} {...post} />
            ))}
          </div>
        )}
      </MediaList>
    </MediaLayout>
  );
}
