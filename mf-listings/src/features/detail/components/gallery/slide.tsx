import { useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import type { KeyboardEventHandler } from 'react';
import type { Media } from '../../../../shared/media';
import { GalleryVideo } from './gallery-video';
import { Icon } from './icon';
import styles from './slide.module.css';

interface Props {
  media: Media;
  /** What is shown, for those who do not see it. */
  name: string;
  /** The picture that the page opens with. */
  isFirst: boolean;
  /** It is next to the one in sight. */
  isNear: boolean;
  isShown: boolean;
  /** Shows all of them over the whole screen. */
  onOpen: () => void;
  onKeyDown: KeyboardEventHandler;
}

/** One picture, which opens over the whole screen, or a video. */
export function Slide({ media, name, isFirst, isNear, isShown, onOpen, onKeyDown }: Props) {
  const { t } = useTranslation();
  // Out of sight it plays no more.
  if (media.kind === 'video')
    return <GalleryVideo key={isShown ? 'shown' : 'away'} url={media.url} name={name} />;
  return (
    <button type="button" className={styles.picture} onClick={onOpen} onKeyDown={onKeyDown}>
      <Picture
        src={media.url}
        alt={name}
        sizes="(min-width: 1200px) 800px, 100vw"
        priority={isFirst}
        ahead={isNear}
      />
      <span className={styles.enlarge}>
        <Icon path="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" />
        <span className="visually-hidden">{t('gallery.fullScreen')}</span>
      </span>
    </button>
  );
}
