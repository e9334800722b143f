import { useHydrated, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useLayoutEffect, useRef, type KeyboardEventHandler } from 'react';
import { LineIcon } from '../../../../shared/icons';
import type { Media } from '../../../../shared/media';
import { Track } from '../../../../shared/gallery/track';
import { GalleryVideo } from './gallery-video';
import styles from './slides.module.css';
import type { GalleryState } from './use-gallery';

interface Props {
  media: Media[];
  /** The ids that tie each slide to its thumbnail. */
  idsOf: (index: number) => { tab: string; slide: string };
  nameOf: (index: number) => string;
  gallery: GalleryState;
  onOpen: () => void;
}

/** The slides in the page. They are tab panels when there are thumbnails. */
export function Slides({ media, idsOf, nameOf, gallery, onOpen }: Props) {
  const { index, select, onKeyDown } = gallery;
  const isHydrated = useHydrated();
  const isTabbed = media.length > 1;
  const shown = useRef<HTMLDivElement>(null);

  // Keyboard focus moves to the visible slide. The previous one becomes inert.
  useLayoutEffect(() => {
    const track = shown.current?.parentElement;
    if (!track?.contains(document.activeElement)) return;
    shown.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);

  return (
    <Track index={index} onSwipe={select}>
      {media.map((item, at) => (
        <div
          key={`${at} ${item.url}`}
          ref={at === index ? shown : undefined}
          id={idsOf(at).slide}
          role={isTabbed ? 'tabpanel' : undefined}
          aria-labelledby={isTabbed ? idsOf(at).tab : undefined}
          inert={at !== index}
        >
          <Slide
            media={item}
            name={nameOf(at)}
            isFirst={at === 0}
            isNear={isHydrated && Math.abs(at - index) === 1}
            isShown={at === index}
            onOpen={onOpen}
            onKeyDown={onKeyDown}
          />
        </div>
      ))}
    </Track>
  );
}

interface SlideProps {
  media: Media;
  name: string;
  isFirst: boolean;
  isNear: boolean;
  isShown: boolean;
  onOpen: () => void;
  onKeyDown: KeyboardEventHandler;
}

function Slide({ media, name, isFirst, isNear, isShown, onOpen, onKeyDown }: SlideProps) {
  const { t } = useTranslation();
  // A new key unmounts the player, so that a hidden video stops.
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
        <LineIcon path="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" strokeWidth="2" />
        <span className="visually-hidden">{t('gallery.fullScreen')}</span>
      </span>
    </button>
  );
}
