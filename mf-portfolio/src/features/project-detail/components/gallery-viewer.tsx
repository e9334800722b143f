import { useRemoteElement, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { Modal } from '@phantom/ui/on-demand';
import type { ProjectDetail } from '../api/get-project';
import { useArrowKeys } from '../hooks/use-arrow-keys';
import styles from './gallery-viewer.module.css';
import { ViewerBar, ViewerButton } from './viewer-bar';

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
      <ViewerBar title={nameOf(open)} isLive>
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
      </ViewerBar>
    </Modal>
  );
}
