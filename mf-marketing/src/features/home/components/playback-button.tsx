import { useTranslation } from '@phantom/mf-kit';
import styles from './hero.module.css';

interface PlaybackButtonProps {
  playing: boolean;
  onToggle: () => void;
}

/** Stops and starts pictures and messages together. */
export function PlaybackButton({ playing, onToggle }: PlaybackButtonProps) {
  const { t } = useTranslation();
  const label = playing ? t('hero.pause') : t('hero.play');
  return (
    <button type="button" className={styles.playback} onClick={onToggle} aria-label={label}>
      <svg fill="none" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={playing ? 'M4 3h3v10H4Zm5 0h3v10H9Z' : 'M5 3l8 5-8 5Z'} />
      </svg>
    </button>
  );
}
