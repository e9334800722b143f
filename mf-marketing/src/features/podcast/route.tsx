import {
  sitePath,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
} from '@phantom/mf-kit';
import { useRef } from 'react';
import { contentHead } from '../../shared/content-route';
import { isoDuration } from '../../shared/duration';
import { loadMediaPage, MediaPage, type MediaPageData } from '../../shared/section/media-page';
import { getEpisodes, type Episode } from './api';
import { anchorOf, EpisodeCard } from './episode-card';
import styles from './podcast.module.css';

const FEED_PATH = '/feeds/podcast.xml';

export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaPage(request, getEpisodes(request.signal));
}

function podcastHead({ page, list }: MediaPageData<Episode>): PageHead {
  const head = contentHead(page);
  return {
    ...head,
    feed: { title: page.title, path: FEED_PATH, format: 'rss' },
    structuredData: ({ canonical, file }) => [
      {
        '@type': 'PodcastSeries',
        name: page.title,
        description: head.description,
        url: canonical,
        image: page.image && file(page.image),
        webFeed: file(FEED_PATH),
        publisher: { '@id': file('/#organization') },
        hasPart: (list.data ?? []).map((episode) => ({
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

export const handle: HandleOf<typeof loader> = { head: podcastHead };

export { PodcastPage as Component };

/** Only one episode plays at a time. */
function PodcastPage() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const playing = useRef<HTMLAudioElement>(null);
  const pauseOthers = (player: HTMLAudioElement) => {
    if (playing.current !== player) playing.current?.pause();
    playing.current = player;
  };
  return (
    <MediaPage
      {...page}
      empty={t('podcast.empty')}
      lead={
        <p className="mb-4">
          <a className="btn btn-outline-primary" href={sitePath(FEED_PATH)}>
            {t('podcast.feed')}
          </a>
        </p>
      }
    >
      {(episodes) => (
        <div className={styles.episodes}>
          {episodes.map((episode) => (
            <EpisodeCard key={episode.id} {...episode} onPlay={pauseOthers} />
          ))}
        </div>
      )}
    </MediaPage>
  );
}
