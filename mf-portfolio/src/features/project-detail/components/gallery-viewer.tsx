import { useRemoteElement, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { Modal } from '@phantom/ui/on-demand';
import type { ProjectDetail } from '../api/get-project';
import { useArrowKeys } from '../hooks/use-arrow-keys';
import styles from './gallery-viewer.module.css';

interface GalleryViewerProps {
  pictures: ProjectDetail['gallery'];
  /** Index of the picture shown; below 0 none is. */
  open: number;
  nameOf: (index: number) => string;
  onShow: (id: number) => void;
  onClose: () => void;
}

/** One picture in large, over the page. Arrow keys turn, Escape closes. */
export function GalleryViewer({ pictures, open, nameOf, onShow, onClose }: GalleryViewerProps) {
  const { t } = useTranslation();
  const container = useRemoteElement();
  const picture = pictures[open];
  const turn = (step: number) => {
    const next = pictures[(open + step + pictures.length) % pictures.length];
    if (next) onShow(next.id);
  };
  useArrowKeys(picture !== undefined, turn);
  return (
    <Modal
      show={picture !== undefined}
      onHide={onClose}
      container={container}
      dialogClassName={styles.dialog}
      contentClassName={`${styles.content} pp-on-dark`}
      aria-label={nameOf(open)}
      centered
    >
      {picture && <Picture src={picture.url} alt={nameOf(open)} sizes="100vw" priority />}
      <div className={styles.bar}>
        <p aria-live="polite">{nameOf(open)}</p>
        {pictures.length > 1 && (
          <>
            <ViewerButton
              label={t('gallery.previous')}
              path="M10 3 5 8l5 5"
              onClick={() => turn(-1)}
            />
            <ViewerButton label={t('gallery.next')} path="m6 3 5 5-5 5" onClick={() => turn(1)} />
          </>
        )}
        <ViewerButton label={t('gallery.close')} path="m4 4 8 8m0-8-8 8" onClick={onClose} />
      </div>
    </Modal>
  );
}

interface ViewerButtonProps {
  label: string;
  /** The icon's stroke in a box of 16 by 16. */
  path: string;
  onClick: () => void;
}

function ViewerButton({ label, path, onClick }: ViewerButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
