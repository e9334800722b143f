import { useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useRef, type ChangeEvent } from 'react';
import type { Project } from '../api/project';
import styles from './compare-pictures.module.css';

const SIZES = '(min-width: 1320px) 1240px, 100vw';
const HALF = 50;

/** Two pictures in one frame, and a slider that moves their border. Without scripts and on paper they stand side by side. */
export function ComparePictures({ before, image, stage }: Project) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  if (!before) return null;
  // The content security policy forbids style attributes.
  const move = ({ target }: ChangeEvent<HTMLInputElement>) => {
    frame.current?.style.setProperty('--before', `${target.value}%`);
    target.setAttribute('aria-valuetext', `${target.value} %`);
  };
  return (
    <section aria-labelledby="compare">
      <h2 id="compare">{t('detail.compare.title')}</h2>
      <div ref={frame} className={styles.frame}>
        <figure className={styles.after}>
          <Picture src={image.src} alt={image.alt} sizes={SIZES} />
          <figcaption>
            {t(`detail.compare.${stage === 'completed' ? 'after' : 'today'}`)}
          </figcaption>
        </figure>
        <figure className={styles.before}>
          <Picture src={before.src} alt={before.alt} sizes={SIZES} />
          <figcaption>{t('detail.compare.before')}</figcaption>
        </figure>
        <input
          className={styles.slider}
          type="range"
          defaultValue={HALF}
          aria-label={t('detail.compare.slider')}
          aria-valuetext={`${HALF} %`}
          onChange={move}
        />
        <span className={styles.handle} aria-hidden="true" />
      </div>
    </section>
  );
}
