import type { PageHead } from '@phantom/mf-kit';
import { contentHead } from '../../shared/content/content-head';
import { isoDuration } from '../../shared/duration';
import type { MediaPageData } from '../../shared/media-section/media-page';
import type { Episode } from './api/get-episodes';
import { anchorOf, FEED } from './paths';

/** The head of the podcast: the series and its episodes. */
export function podcastHead({ page, list }: MediaPageData<Episode>): PageHead {
  const head = contentHead(page);
  return {
    ...head,
    feed: { title: page.title, path: FEED, format: 'rss' },
    structuredData: ({ canonical, file }) => [
      {
        '@type': 'PodcastSeries',
        name: page.title,
        description: head.description,
        url: canonical,
        image: page.image && file(page.image),
        webFeed: file(FEED),
        publisher: { '@id': file('/#organization') },
        hasPart: (list.failure ? [] : list.data).map((episode) => ({
          '@type': 'PodcastEpisode' as const,
          name: episode.title,
          description: episode.description,
          url: `${canonical}#${anchorOf(episode)}`,
          datePublished: episode.published,
          inLanguage: episode.lang,
          image: file(episode.image),
          duration: isoDuration(episode.duration),
          associatedMedia: {
            '@type': 'AudioObject' as const,
            contentUrl: file(episode.audio),
            encodingFormat: episode.type,
            contentSize: String(episode.size),
          },
        })),
      },
    ],
  };
}
