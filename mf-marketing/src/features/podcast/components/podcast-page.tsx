import { sitePath, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { useRef } from 'react';
import { MediaLayout } from '../../../shared/media-section/media-layout';
import { MediaList } from '../../../shared/media-section/media-list';
import type { MediaPageData } from '../../../shared/media-section/media-page';
import type { Episode } from '../api/get-episodes';
import { FEED } from '../paths';
import { EpisodeCard } from './episode-card';
import styles from './podcast-page.module.css';

/** The podcast: its episodes, to listen to or to read. */
export function PodcastPage() {
  const { list, ...section } = useLoaderData<MediaPageData<Episode>>();
  const { t } = useTranslation();
  const playing = useRef<HTMLAudioElement>(null);
  const silenceOthers = (player: HTMLAudioElement) => {
    if (playing.current !== player) playing.current?.pause();
    playing.current = player;
  };
  return (
    <MediaLayout {...section}>
      <p className="mb-4">
        <a className="btn btn-outline-primary" href={sitePath(FEED)}>
          {t('podcast.feed')}
        </a>
      </p>
      <MediaList list={list} empty={t('podcast.empty')}>
        {(episodes) => (
          <div className={styles.episodes}>
            {episodes.map((episode) => (
              <EpisodeCard key={episode.id} {...episode} onPlay={silenceOthers} />
            ))}
          </div>
        )}
      </MediaList>
    </MediaLayout>
  );
}
