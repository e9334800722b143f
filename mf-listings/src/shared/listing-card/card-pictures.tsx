import { Link } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useState } from 'react';
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

/** The pictures of a card, over its first one. Each loads when the one before is touched, pointed at, or shown. */
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
  const loadNext = () => load(shown + 1);
  return (
    <div
      className={styles.pictures}
      onPointerEnter={loadNext}
      onPointerDown={loadNext}
      onFocus={loadNext}
    >
      <Track index={shown} onSwipe={show} className={styles.track}>
        {pictures.slice(0, count).map((src, index) => (
          // The link of the card leads there by keyboard.
          <Link key={src} to={to} tabIndex={-1} aria-hidden="true">
            {index <= loaded && <Picture src={src} alt="" sizes={CARD_SIZES} ahead={index > 0} />}
          </Link>
        ))}
      </Track>
      <StepButton
        direction="previous"
        of={name}
        isSkipped
        onClick={() => show((shown + count - 1) % count)}
      />
      <StepButton direction="next" of={name} onClick={() => show((shown + 1) % count)} />
      <span className={styles.position} aria-hidden="true">
        {shown + 1} / {count}
      </span>
    </div>
  );
}
