import { useTranslation } from '@phantom/mf-kit';
import { VideoPlayer } from '@phantom/ui/on-demand';
import type { KeyboardEventHandler } from 'react';
import styles from './gallery-parts.module.css';

interface Props {
  direction: 'previous' | 'next';
  onClick: () => void;
  onKeyDown?: KeyboardEventHandler;
}

const ARROWS = { previous: 'M15 4 7 12l8 8', next: 'm9 4 8 8-8 8' };

export function StepButton({ direction, onClick, onKeyDown }: Props) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[direction]}`}
      aria-label={t(`gallery.${direction}`)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <Icon path={ARROWS[direction]} />
    </button>
  );
}

interface GalleryVideoProps {
  url: string;
  name: string;
}

export function GalleryVideo({ url, name }: GalleryVideoProps) {
  const { t } = useTranslation();
  return (
    <VideoPlayer url={url} title={name}>
      <span>{t('gallery.play')}</span>
      <small>{t('gallery.playHint', { host: new URL(url).hostname })}</small>
    </VideoPlayer>
  );
}

/** A line drawing in a box of 24 by 24. */
export function Icon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
