import { Link, useTranslation } from '@phantom/mf-kit';
import { Container, Picture } from '@phantom/ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { HomeContent } from '../api/home';
import frame from './hero-frame.module.css';
import styles from './hero.module.css';
import { usePlayback } from './use-playback';

const SLIDE_INTERVAL_MS = 5000;
const MESSAGE_INTERVAL_MS = 6050;

/** In a hero that is taller than wide, a picture is wider than the page. */
const SLIDE_SIZES = 'max(100vw, 100vh)';

type Slide = HomeContent['slides'][number];

interface HeroProps extends HomeContent {
  /** Shows below the messages. */
  children?: ReactNode;
}

/** The first view of the home page: pictures and messages that change, each at its own interval. */
export function Hero({ slides, messages, children }: HeroProps) {
  const { t } = useTranslation();
  const { playing, running, toggle } = usePlayback();
  const rotation = useRotation(slides.length, SLIDE_INTERVAL_MS, running);
  const moves = slides.length > 1 || messages.length > 1;
  return (
    <section
      className={`${frame.frame} ${styles.hero} pp-on-dark`}
      aria-roledescription={t('hero.role')}
      aria-label={t('hero.label')}
    >
      <HeroSlides slides={slides} running={running} {...rotation} />
      <Container className={styles.body}>
        <HeroMessages messages={messages} running={running} />
        <div className={styles.actions}>
          <Link className="btn btn-brass btn-lg" to="/overview">
            {t('hero.learnMore')}
            {/* In a list of links, the text of the button alone has no meaning. */}
            <span className="visually-hidden"> {t('hero.learnMoreAbout')}</span>
          </Link>
          <SlideCaption slide={slides[rotation.index]} />
          {moves && <PlaybackButton playing={playing} onToggle={toggle} />}
        </div>
        {children}
      </Container>
    </section>
  );
}

interface HeroSlidesProps extends Rotation {
  slides: Slide[];
  running: boolean;
}

/** The pictures. Each fades in over the previous one, which stays visible until it is covered. */
function HeroSlides({ slides, running, index, previous }: HeroSlidesProps) {
  const loaded = useLoadedSlides(index, running);
  return slides.slice(0, loaded).map(({ image }, slide) => (
    <div
      key={image}
      className={styles.slide}
      data-state={slide === index ? 'current' : slide === previous ? 'previous' : 'waiting'}
      data-moved={previous !== undefined || undefined}
    >
      <Picture
        src={image}
        alt=""
        ratio="2:1"
        phoneRatio="2x3"
        sizes={SLIDE_SIZES}
        priority={slide === 0}
      />
    </div>
  ));
}

/** What the current picture shows, and who made it. */
function SlideCaption({ slide }: { slide: Slide | undefined }) {
  return (
    (slide?.caption || slide?.credit) && (
      <p className={styles.caption} lang={slide.lang}>
        <span>{slide.caption}</span> {slide.credit && <small>© {slide.credit}</small>}
      </p>
    )
  );
}

/** How many pictures are in the page. The next one loads half an interval early, never together with the first. */
function useLoadedSlides(index: number, running: boolean): number {
  const [loaded, setLoaded] = useState(1);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      setLoaded((count) => Math.max(count, index + 2));
    }, SLIDE_INTERVAL_MS / 2);
    return () => clearTimeout(timer);
  }, [index, running]);
  return Math.max(loaded, index + 1);
}

interface HeroMessagesProps {
  messages: HomeContent['messages'];
  running: boolean;
}

/** The messages share one grid cell as high as the longest, so that a change does not move the page. */
function HeroMessages({ messages, running }: HeroMessagesProps) {
  const { index } = useRotation(messages.length, MESSAGE_INTERVAL_MS, running);
  return (
    <div className={styles.messages}>
      {messages.map((message, position) => (
        <div
          key={message.id}
          lang={message.lang}
          className={styles.message}
          data-state={position === index ? 'current' : 'waiting'}
          aria-hidden={position !== index}
        >
          <p className={styles.title}>{message.title}</p>
          <p className={styles.description}>{message.desc}</p>
        </div>
      ))}
    </div>
  );
}

interface PlaybackButtonProps {
  playing: boolean;
  onToggle: () => void;
}

/** Stops and starts pictures and messages together. */
function PlaybackButton({ playing, onToggle }: PlaybackButtonProps) {
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

interface Rotation {
  index: number;
  /** The previous index. Undefined until the first change. */
  previous?: number;
}

/**
 * Moves through `count` items in a circle, one step every `interval` milliseconds, while `running`.
 * A pause preserves the index and restarts the interval.
 */
function useRotation(count: number, interval: number, running: boolean): Rotation {
  const [rotation, setRotation] = useState<Rotation>({ index: 0 });
  useEffect(() => {
    if (!running || count < 2) return;
    const timer = setInterval(() => {
      setRotation(({ index }) => ({ index: (index + 1) % count, previous: index }));
    }, interval);
    return () => clearInterval(timer);
  }, [count, interval, running]);
  return rotation.index < count ? rotation : { index: 0 };
}
