import {
  useFormat,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { VideoPlayer } from '@phantom/ui/on-demand';
import { useState } from 'react';
import { durationText, isoDuration } from '../../shared/duration';
import { anchorOf } from '../../shared/list-pages';
import { Chapters } from '../../shared/recording/chapters';
import { Transcript } from '../../shared/recording/transcript';
import { EntrySteps } from '../../shared/section/entry-steps';
import { loadMediaList, mediaListHead, MediaPage } from '../../shared/section/media-page';
import { getVideos, type Video } from './api';
import styles from './videos.module.css';

/** The id of the notice about the video hosts, which describes each play button. */
const NOTICE_ID = 'video-notice';
/** The beginning of the fragment that leads to a video. */
const ANCHOR = 'video';

export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaList(request, getVideos);
}

export const handle: HandleOf<typeof loader> = {
  head: (page, t) => ({
    ...mediaListHead(page, t),
    structuredData: ({ file }) =>
      (page.list.data ?? []).map((video) => ({
        '@type': 'VideoObject',
        name: video.title,
        description: video.description,
        thumbnailUrl: file(video.image),
        uploadDate: video.published_at,
        duration: isoDuration(video.duration),
        embedUrl: video.player,
        inLanguage: video.lang,
      })),
  }),
};

export { VideosPage as Component };

/** The page requests nothing from a video host before the visitor presses play. */
function VideosPage() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <MediaPage {...page} anchor={ANCHOR} empty={t('videos.empty')}>
      {(videos) => (
        <>
          <p id={NOTICE_ID} className={styles.notice}>
            {t('videos.notice', { host: hostsOf(videos) })}
          </p>
          <div className={styles.videos}>
            {videos.map((video) => (
              <VideoCard key={video.id} {...video} />
            ))}
          </div>
        </>
      )}
    </MediaPage>
  );
}

const hostsOf = (videos: Video[]) =>
  [...new Set(videos.map(({ player }) => new URL(player).hostname))].join(', ');

/** The address of a player that begins at this second. */
function playerFrom(player: string, start?: number): string {
  const url = new URL(player);
  if (start !== undefined) url.searchParams.set('start', String(start));
  return url.href;
}

function VideoCard(video: Video) {
  const { id, player, title, description, image, duration, chapters, lang } = video;
  const { t } = useTranslation();
  const { number } = useFormat();
  /** The chapter that was chosen last, and how often one was: the same one may be chosen again. */
  const [chosen, setChosen] = useState<{ start?: number; times: number }>({ times: 0 });
  return (
    <article id={anchorOf(ANCHOR, { id })}>
      <VideoPlayer
        key={chosen.times}
        autoPlay={chosen.start !== undefined}
        className={styles.video}
        url={playerFrom(player, chosen.start)}
        title={title}
        lang={lang}
        label={t('videos.play', { title })}
        describedBy={NOTICE_ID}
        poster={
          <Picture
            src={image}
            alt=""
            phoneRatio="3x2"
            sizes="(min-width: 1200px) 430px, (min-width: 768px) 45vw, 100vw"
          />
        }
      />
      <h2 className={styles.title} lang={lang}>
        {title}
      </h2>
      <p className={styles.duration}>
        <time dateTime={isoDuration(duration)}>{durationText(duration, number)}</time>
      </p>
      <p lang={lang}>{description}</p>
      <Chapters
        chapters={chapters}
        lang={lang}
        describedBy={NOTICE_ID}
        onChoose={(start) => setChosen(({ times }) => ({ start, times: times + 1 }))}
      />
      <Transcript {...video} />
      <EntrySteps {...video} />
    </article>
  );
}
