import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { MediaLayout } from '../../../shared/media-section/media-layout';
import { MediaList } from '../../../shared/media-section/media-list';
import type { MediaPageData } from '../../../shared/media-section/media-page';
import type { Video } from '../api/get-videos';
import { VideoCard } from './video-card';
import styles from './videos-page.module.css';

/** The videos, none of which asks anything of another site before it is played. */
export function VideosPage() {
  const { list, ...section } = useLoaderData<MediaPageData<Video>>();
  const { t } = useTranslation();
  return (
    <MediaLayout {...section}>
      <MediaList list={list} empty={t('videos.empty')}>
        {(videos) => (
          <>
            <p id="video-notice" className={styles.notice}>
              {t('videos.notice', { host: hostsOf(videos) })}
            </p>
            <div className={styles.videos}>
              {videos.map((video) => (
                <VideoCard key={video.id} {...video} />
              ))}
            </div>
          </>
        )}
      </MediaList>
    </MediaLayout>
  );
}

/** Whom the videos are loaded from. */
const hostsOf = (videos: Video[]) =>
  [...new Set(videos.map(({ player }) => new URL(player).hostname))].join(', ');
