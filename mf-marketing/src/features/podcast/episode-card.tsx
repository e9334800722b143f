import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useRef, useState } from 'react';
import { durationText, isoDuration } from '../../shared/duration';
import { anchorOf } from '../../shared/list-pages';
import { chapterAt, Chapters } from '../../shared/recording/chapters';
import { Transcript } from '../../shared/recording/transcript';
import { EntrySteps } from '../../shared/section/entry-steps';
import type { Episode } from './api';
import styles from './podcast.module.css';

/** The beginning of the fragment that leads to an episode. */
export const ANCHOR = 'episode';

interface EpisodeCardProps extends Episode {
  /** Called with the player that has started. */
  onPlay: (player: HTMLAudioElement) => void;
}

export function EpisodeCard({ onPlay, ...episode }: EpisodeCardProps) {
  const { title, description, image, audio, type, duration, chapters, published, lang } = episode;
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const player = useRef<HTMLAudioElement>(null);
  const [chapter, setChapter] = useState<number>();
  const playFrom = (start: number) => {
    if (!player.current) return;
    player.current.currentTime = start;
    // The player shows why it does not play.
    player.current.play().catch(() => undefined);
  };
  return (
    <article id={anchorOf(ANCHOR, episode)} className={styles.episode}>
      <Picture
        className={styles.picture}
        src={image}
        alt=""
        ratio="1:1"
        sizes="(min-width: 768px) 208px, calc(100vw - 80px)"
      />
      <div className={styles.body}>
        <p className={styles.facts}>
          <time dateTime={published}>{date(published)}</time>
          <time dateTime={isoDuration(duration)}>{durationText(duration, number)}</time>
        </p>
        <h2 className={styles.title} lang={lang}>
          {title}
        </h2>
        <p lang={lang}>{description}</p>
        {/* Captions would repeat the transcript below. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <audio
          ref={player}
          className={styles.player}
          controls
          preload="none"
          aria-label={t('podcast.listen', { title })}
          onPlay={(event) => onPlay(event.currentTarget)}
          onTimeUpdate={(event) => setChapter(chapterAt(chapters, event.currentTarget.currentTime))}
        >
          <source src={audio} type={type} />
        </audio>
        <Chapters chapters={chapters} lang={lang} current={chapter} onChoose={playFrom} />
        <Transcript {...episode} />
        <EntrySteps {...episode} />
      </div>
    </article>
  );
}
