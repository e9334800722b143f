import {
  sitePath,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
  type TFunction,
} from '@phantom/mf-kit';
import { useRef } from 'react';
import { isoDuration } from '../../shared/duration';
import { entryPath } from '../../shared/list-pages';
import {
  loadMediaList,
  mediaListHead,
  MediaPage,
  type MediaPageData,
} from '../../shared/section/media-page';
import { getEpisodes, type Episode } from './api';
import { ANCHOR, EpisodeCard } from './episode-card';
import styles from './podcast.module.css';

const PATH = '/podcast';
const FEED_PATH = '/feeds/podcast.xml';

export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaList(request, getEpisodes);
}

function podcastHead(data: MediaPageData<Episode>, t: TFunction): PageHead {
  const { page, list } = data;
  const head = mediaListHead(data, t);
  return {
    ...head,
    feed: { title: page.title, path: FEED_PATH, format: 'rss' },
    structuredData: ({ page: urlOf, file }) => [
      {
        '@type': 'PodcastSeries',
        name: page.title,
        description: head.description,
        url: urlOf(PATH),
        image: page.image && file(page.image),
        webFeed: file(FEED_PATH),
        publisher: { '@id': file('/#organization') },
        hasPart: (list.data ?? []).map((episode) => ({
          '@type': 'PodcastEpisode' as const,
          name: episode.title,
          description: episode.description,
          url: urlOf(entryPath(PATH, ANCHOR, episode)),
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
      anchor={ANCHOR}
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
