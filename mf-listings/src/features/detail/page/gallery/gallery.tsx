import { useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { Suspense, useId, useState } from 'react';
import type { Media } from '../../../../shared/media';
import { lazyOptional } from '../../../../shared/lazy-optional';
import { StepButton } from '../../../../shared/gallery/step-button';
import styles from './gallery.module.css';
import { Slides } from './slides';
import { Thumbnails } from './thumbnails';
import { useGallery } from './use-gallery';

const FullScreen = lazyOptional(async () => (await import('./full-screen')).FullScreen);

interface Props {
  media: Media[];
  /** Of each picture; empty without one. */
  captions?: string[];
}

export function Gallery({ media, captions = [] }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const gallery = useGallery(media.length);
  const [isOpen, setOpen] = useState(false);
  const { index, select, step, onKeyDown } = gallery;
  const count = media.length;
  if (count === 0) return <Picture alt={t('gallery.none')} className={styles.frame} />;

  const idsOf = (at: number) => ({ tab: `${id}-${at}`, slide: `${id}-slide-${at}` });
  const nameOf = (at: number) => {
    const kind = media[at]?.kind ?? 'image';
    const name =
      count === 1 && kind === 'image'
        ? t('gallery.only')
        : t(`gallery.${kind}`, { position: at + 1, count });
    return captions[at] ? `${name}: ${captions[at]}` : name;
  };
  const close = () => {
    setOpen(false);
    // The slide that it was opened from may be hidden by now.
    const slide = document.getElementById(idsOf(index).slide);
    // The track may still scroll. Another scroll would stop it between two slides.
    slide?.querySelector('button')?.focus({ preventScroll: true });
  };
  const slides = { media, idsOf, nameOf, gallery };
  return (
    <section aria-roledescription={t('gallery.role')} aria-label={t('gallery.label')}>
      <div className={styles.frame}>
        <Slides {...slides} onOpen={() => setOpen(true)} />
        {count > 1 && (
          <>
            <StepButton direction="previous" onClick={() => step(-1)} onKeyDown={onKeyDown} />
            <StepButton direction="next" onClick={() => step(1)} onKeyDown={onKeyDown} />
            <p className={styles.position} aria-live="polite">
              {t('gallery.position', { position: index + 1, count })}
            </p>
          </>
        )}
      </div>
      {/* A picture without a caption takes the same space. */}
      {captions.some(Boolean) && <p className="small mb-0">{captions[index] || '\u00a0'}</p>}
      {count > 1 && (
        <Thumbnails {...slides} selected={index} onSelect={select} onKeyDown={onKeyDown} />
      )}
      {isOpen && (
        <Suspense>
          <FullScreen {...slides} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
