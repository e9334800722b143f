import { useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useId } from 'react';
import type { Media } from '../../../../shared/media';
import { useGallery } from '../../hooks/use-gallery';
import styles from './gallery.module.css';
import { Stage } from './stage';
import { StepButton } from './step-button';
import { Thumbnails } from './thumbnails';

/** The pictures and videos of a home: one on the stage, all as thumbnails below. */
export function Gallery({ media }: { media: Media[] }) {
  const { t } = useTranslation();
  const id = useId();
  const { index, select, step, onKeyDown } = useGallery(media.length);
  const shown = media[index];
  if (!shown) return <Picture alt={t('gallery.none')} className={styles.frame} />;
  if (media.length === 1) return <Stage media={shown} name={t('gallery.only')} />;

  return (
    <section aria-roledescription={t('gallery.role')} aria-label={t('gallery.label')}>
      <div className={styles.frame}>
        <div id={`${id}-stage`} role="tabpanel" aria-labelledby={`${id}-${index}`}>
          <Stage
            key={index}
            media={shown}
            name={t(`gallery.${shown.kind}`, { position: index + 1, count: media.length })}
          />
        </div>
        <StepButton direction="previous" onClick={() => step(-1)} onKeyDown={onKeyDown} />
        <StepButton direction="next" onClick={() => step(1)} onKeyDown={onKeyDown} />
        <p className={styles.position} aria-live="polite">
          {t('gallery.position', { position: index + 1, count: media.length })}
        </p>
      </div>
      <Thumbnails id={id} media={media} selected={index} onSelect={select} onKeyDown={onKeyDown} />
    </section>
  );
}
