import { useTranslation } from '@phantom/mf-kit';
import { VideoPlayer } from '@phantom/ui/on-demand';
import type { KeyboardEventHandler } from 'react';
import { LineIcon } from '../../../../shared/icons';
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
      <LineIcon path={ARROWS[direction]} strokeWidth="2" />
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
