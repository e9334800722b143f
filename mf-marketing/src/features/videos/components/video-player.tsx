import { useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useState } from 'react';
import type { Video } from '../api/get-videos';
import { PlayIcon } from './play-icon';
import styles from './video-player.module.css';

/** A poster with a button; pressed, the player of the video's host takes its place and the focus. */
export function VideoPlayer({ player, title, image, lang }: Video) {
  const { t } = useTranslation();
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        ref={takeFocus}
        className={styles.player}
        src={withAutoplay(player)}
        title={title}
        lang={lang}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  return (
    <button
      type="button"
      className={styles.poster}
      aria-label={t('videos.play', { title })}
      aria-describedby="video-notice"
      onClick={() => setPlaying(true)}
    >
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 1200px) 430px, (min-width: 768px) 45vw, 100vw"
      />
      <PlayIcon className={styles.icon} />
    </button>
  );
}

/** The button that had it is gone. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

// The visitor has pressed play already: the player should not ask again.
const withAutoplay = (player: string) => {
  const url = new URL(player);
  url.searchParams.set('autoplay', '1');
  return url.href;
};
