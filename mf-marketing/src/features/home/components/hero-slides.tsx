import { Picture } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { useRotation } from '../hooks/use-rotation';
import styles from './hero.module.css';

const SLIDE_INTERVAL_MS = 5000;

/** Cut to a hero taller than wide, a picture is laid out wider than the page. */
const SIZES = 'max(100vw, 100vh)';

interface HeroSlidesProps {
  pictures: string[];
  running: boolean;
}

/** The pictures, one over the other. Each fades in over the one before, which stays until it is covered. */
export function HeroSlides({ pictures, running }: HeroSlidesProps) {
  const { index, previous } = useRotation(pictures.length, SLIDE_INTERVAL_MS, running);
  const prepared = usePrepared(index, running);
  return pictures.slice(0, prepared).map((picture, slide) => (
    <div
      key={picture}
      className={styles.slide}
      data-state={slide === index ? 'current' : slide === previous ? 'previous' : 'waiting'}
      data-moved={previous !== undefined || undefined}
    >
      <Picture src={picture} alt="" ratio="2:1" sizes={SIZES} priority={slide === 0} />
    </div>
  ));
}

/** How many pictures the page holds: the next is fetched half a turn ahead, never beside the first. */
function usePrepared(index: number, running: boolean): number {
  const [prepared, setPrepared] = useState(1);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      setPrepared((count) => Math.max(count, index + 2));
    }, SLIDE_INTERVAL_MS / 2);
    return () => clearTimeout(timer);
  }, [index, running]);
  return Math.max(prepared, index + 1);
}
