import { Picture } from '@phantom/ui';
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { Track } from '../gallery/track';
import { CARD_SIZES } from '../media';
import styles from './card-pictures.module.css';

/** What buttons beside the link of a card do with its pictures. */
export interface CardGallery {
  step: (by: 1 | -1) => void;
}

interface Props {
  /** At least two. */
  pictures: readonly string[];
  gallery: RefObject<CardGallery | null>;
}

/** The page of the listing shows the others. */
const MOST = 10;

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The pictures of a card, over its first one. Each loads when the one before is touched, pointed at, or shown. While the link of
 * the card has the focus, arrow keys step through them: buttons would be one more stop for Tab on each card. They have no
 * alternative texts: the card says in words what they show.
 */
export function CardPictures({ pictures, gallery }: Props) {
  const count = Math.min(pictures.length, MOST);
  const [shown, setShown] = useState(0);
  /** The last picture that is loaded. */
  const [loaded, setLoaded] = useState(0);
  const load = (index: number) => setLoaded((before) => Math.max(before, index));
  const show = (index: number) => {
    setShown(index);
    load(index + 1);
  };
  const step = (by: 1 | -1) => show((shown + count + by) % count);
  const loadNext = () => load(shown + 1);
  useImperativeHandle(gallery, () => ({ step }));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = box.current?.closest('a');
    const stepByKey = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      // With another key they belong to the browser: Alt and the left arrow go back.
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(by);
    };
    link?.addEventListener('keydown', stepByKey);
    return () => link?.removeEventListener('keydown', stepByKey);
  });
  return (
    <div
      ref={box}
      className={styles.pictures}
      aria-hidden="true"
      onPointerEnter={loadNext}
      onPointerDown={loadNext}
      data-testid="card-pictures"
    >
      <Track index={shown} onSwipe={show} className={styles.track} isStop={false}>
        {pictures.slice(0, count).map((src, index) => (
          <div key={src}>
            {index <= loaded && <Picture src={src} alt="" sizes={CARD_SIZES} ahead={index > 0} />}
          </div>
        ))}
      </Track>
      <span className={styles.position}>
        {shown + 1} / {count}
      </span>
    </div>
  );
}
