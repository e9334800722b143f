import { useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { LineIcon } from '../../../../shared/icons';
import type { Media } from '../../../../shared/media';
import styles from './full-screen.module.css';
import { StepButton } from '../../../../shared/gallery/step-button';
import { Track } from '../../../../shared/gallery/track';
import { GalleryVideo } from './gallery-video';
import type { GalleryState } from './use-gallery';

interface Props {
  media: Media[];
  nameOf: (index: number) => string;
  gallery: GalleryState;
  onClose: () => void;
}

/**
 * The gallery over the whole screen. A dialog works on every device, also on phones without the fullscreen API.
 * The browser traps the focus, and closes it on Escape and on the back gesture.
 */
export function FullScreen({ media, nameOf, gallery, onClose }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { index, select, step, onKeyDown } = gallery;
  // Before the track scrolls: a closed dialog has no width.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} pp-on-dark`}
      aria-label={t('gallery.label')}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <p aria-live="polite">{nameOf(index)}</p>
        <button
          type="button"
          className={styles.close}
          aria-label={t('gallery.close')}
          onClick={() => dialog.current?.close()}
        >
          <LineIcon path="m5 5 14 14m0-14L5 19" strokeWidth="2" />
        </button>
      </div>
      <Track index={index} onSwipe={select} className={styles.track} isStop>
        {media.map((item, at) => (
          <div key={`${at} ${item.url}`} className={styles.slide} inert={at !== index}>
            {item.kind === 'video' ? (
              <GalleryVideo
                key={at === index ? 'shown' : 'away'}
                url={item.url}
                name={nameOf(at)}
              />
            ) : (
              <Picture src={item.url} alt={nameOf(at)} ahead={Math.abs(at - index) <= 1} />
            )}
          </div>
        ))}
      </Track>
      {media.length > 1 && (
        <>
          <StepButton direction="previous" onClick={() => step(-1)} />
          <StepButton direction="next" onClick={() => step(1)} />
        </>
      )}
    </dialog>
  );
}
