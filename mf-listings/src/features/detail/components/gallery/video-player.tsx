import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { PlayIcon } from './play-icon';
import styles from './video-player.module.css';

interface Props {
  /** Address of the embedded player. */
  url: string;
  name: string;
}

/** A video that asks nothing of a third party before the visitor presses play. */
export function VideoPlayer({ url, name }: Props) {
  const { t } = useTranslation();
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        className={styles.player}
        src={withAutoplay(url)}
        title={name}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  return (
    <button type="button" className={styles.poster} onClick={() => setPlaying(true)}>
      <PlayIcon className={styles.icon} />
      <span>{t('gallery.play')}</span>
      <small>{t('gallery.playHint', { host: new URL(url).hostname })}</small>
    </button>
  );
}

// The visitor has pressed play already: the player should not ask again.
const withAutoplay = (url: string) => {
  const player = new URL(url);
  player.searchParams.set('autoplay', '1');
  return player.href;
};
