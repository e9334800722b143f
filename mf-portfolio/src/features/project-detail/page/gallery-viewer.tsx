import { useRemoteElement, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { Modal } from '@phantom/ui/on-demand';
import { useEffect, useEffectEvent } from 'react';
import type { Project } from '../api/project';
import styles from './gallery-viewer.module.css';
import { ViewerBar, ViewerButton } from './viewer-bar';

interface GalleryViewerProps {
  pictures: Project['gallery'];
  /** The index of the open picture. It is negative when no picture is open. */
  open: number;
  nameOf: (index: number) => string;
  onShow: (id: number) => void;
  onClose: () => void;
}

/** A dialog with one large picture. The arrow keys show the previous or next picture, Escape closes the dialog. */
export function GalleryViewer({ pictures, open, nameOf, onShow, onClose }: GalleryViewerProps) {
  const { t } = useTranslation();
  const container = useRemoteElement();
  const picture = pictures[open];
  const move = (step: number) => {
    const next = pictures[(open + step + pictures.length) % pictures.length];
    if (next) onShow(next.id);
  };
  useArrowKeys(picture !== undefined, move);
  return (
    <Modal
      show={picture !== undefined}
      onHide={onClose}
      container={container}
      dialogClassName={styles.dialog}
      contentClassName={`${styles.viewer} pp-on-dark`}
      aria-label={nameOf(open)}
      centered
    >
      {picture && (
        <Picture src={picture.src} alt={picture.alt || nameOf(open)} sizes="100vw" priority />
      )}
      <ViewerBar title={nameOf(open)} isLive>
        {pictures.length > 1 && (
          <>
            <ViewerButton
              label={t('gallery.previous')}
              path="M10 3 5 8l5 5"
              onClick={() => move(-1)}
            />
            <ViewerButton label={t('gallery.next')} path="m6 3 5 5-5 5" onClick={() => move(1)} />
          </>
        )}
        <ViewerButton label={t('gallery.close')} path="m4 4 8 8m0-8-8 8" onClick={onClose} />
      </ViewerBar>
    </Modal>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Calls `move` for the arrow keys while the viewer is open. The listener is on the document: a dialog that has just
 * opened has the focus on its outermost element, and react-bootstrap does not pass key events of that element on.
 */
function useArrowKeys(isOpen: boolean, move: (step: number) => void): void {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (step) move(step);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal: listening.signal });
    return () => listening.abort();
  }, [isOpen]);
}
