import { Link } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useEffect, useRef, useState } from 'react';
import { StepButton } from '../gallery/step-button';
import { Track } from '../gallery/track';
import { CARD_SIZES } from '../media';
import styles from './card-pictures.module.css';

interface Props {
  /** The page of the listing. */
  to: string;
  name: string;
  /** At least two. */
  pictures: readonly string[];
}

/** The page of the listing shows the others. */
const MOST = 10;

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The pictures of a card, over its first one. Each loads when the one before is touched, pointed at, or shown. While the link of
 * the card has the focus, arrow keys step through them: buttons would be one more stop for Tab on each card.
 */
export function CardPictures({ to, name, pictures }: Props) {
  const count = Math.min(pictures.length, MOST);
  const [shown, setShown] = useState(0);
  /** The last picture that is loaded. */
  const [loaded, setLoaded] = useState(0);
  const load = (index: number) => setLoaded((before) => Math.max(before, index));
  const show = (index: number) => {
    setShown(index);
    load(index + 1);
  };
  const step = (by: number) => show((shown + count + by) % count);
  const loadNext = () => load(shown + 1);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = box.current?.parentElement?.querySelector('a');
    const stepByKey = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      step(by);
    };
    link?.addEventListener('keydown', stepByKey);
    return () => link?.removeEventListener('keydown', stepByKey);
  });
  return (
    <div ref={box} className={styles.pictures} onPointerEnter={loadNext} onPointerDown={loadNext}>
      <Track index={shown} onSwipe={show} className={styles.track} isStop={false}>
        {pictures.slice(0, count).map((src, index) => (
          // The link of the card leads there by keyboard.
          <Link key={src} to={to} tabIndex={-1} aria-hidden="true">
            {index <= loaded && <Picture src={src} alt="" sizes={CARD_SIZES} ahead={index > 0} />}
          </Link>
        ))}
      </Track>
      <StepButton direction="previous" of={name} isSkipped onClick={() => step(-1)} />
      <StepButton direction="next" of={name} isSkipped onClick={() => step(1)} />
      <span className={styles.position} aria-hidden="true">
        {shown + 1} / {count}
      </span>
    </div>
  );
}
