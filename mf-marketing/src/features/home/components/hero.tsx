import { Link, useTranslation } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import type { HomeContent } from '../api/get-home-content';
import { usePlayback } from '../hooks/use-playback';
import { HeroMessages } from './hero-messages';
import { HeroSlides } from './hero-slides';
import { PlaybackButton } from './playback-button';
import styles from './hero.module.css';

/** The first thing a visitor sees: pictures and messages, each turning at a pace of its own. */
export function Hero({ pictures, messages }: HomeContent) {
  const { t } = useTranslation();
  const { playing, running, toggle } = usePlayback();
  const moves = pictures.length > 1 || messages.length > 1;
  return (
    <section
      className={`${styles.hero} pp-on-dark`}
      aria-roledescription={t('hero.role')}
      aria-label={t('hero.label')}
    >
      <HeroSlides pictures={pictures} running={running} />
      <Container className={styles.body}>
        <HeroMessages messages={messages} running={running} />
        <div className={styles.actions}>
          <Link className="btn btn-brass btn-lg" to="/overview">
            {t('hero.learnMore')}
            {/* Out of its place, as in a list of links, the button alone says nothing. */}
            <span className="visually-hidden"> {t('hero.learnMoreAbout')}</span>
          </Link>
          {moves && <PlaybackButton playing={playing} onToggle={toggle} />}
        </div>
      </Container>
    </section>
  );
}
