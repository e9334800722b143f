import { useHydrated } from '@phantom/mf-kit';
import { useLayoutEffect, useRef } from 'react';
import type { Media } from '../../../../shared/media';
import type { GalleryState } from '../../hooks/use-gallery';
import { Slide } from './slide';
import { Track } from './track';

interface Props {
  media: Media[];
  /** What ties each slide to its thumbnail. */
  idsOf: (index: number) => { tab: string; slide: string };
  nameOf: (index: number) => string;
  gallery: GalleryState;
  onOpen: () => void;
}

/** The slides in the page: panels of the thumbnails, where there are any. */
export function Slides({ media, idsOf, nameOf, gallery, onOpen }: Props) {
  const { index, select, onKeyDown } = gallery;
  const isHydrated = useHydrated();
  const isTabbed = media.length > 1;
  const shown = useRef<HTMLDivElement>(null);

  // Whoever walks through the pictures by key stands on the one in sight; the one before takes no focus any more.
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
