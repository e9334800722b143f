import type { PageHead } from '@phantom/mf-kit';
import { contentHead } from '../../shared/content/content-head';
import { isoDuration } from '../../shared/duration';
import type { MediaPageData } from '../../shared/media-section/media-page';
import type { Video } from './api/get-videos';

/** The head of the page: its videos. */
export function videosHead({ page, list }: MediaPageData<Video>): PageHead {
  return {
    ...contentHead(page),
    structuredData: ({ file }) =>
      (list.failure ? [] : list.data).map((video) => ({
        '@type': 'VideoObject',
        name: video.title,
        description: video.description,
        thumbnailUrl: file(video.image),
        uploadDate: video.published_at,
        duration: isoDuration(video.duration),
        embedUrl: video.player,
        inLanguage: video.lang,
      })),
  };
}
