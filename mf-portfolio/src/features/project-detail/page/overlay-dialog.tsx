import { useRemoteElement, useTranslation } from '@phantom/mf-kit';
import { Modal } from '@phantom/ui/on-demand';
import type { SyntheticEvent } from 'react';
import styles from './overlay-dialog.module.css';
import { ViewerBar, ViewerButton } from './viewer-bar';

interface OverlayDialogProps {
  /** The address of the page. Undefined: the dialog is closed. */
  url: string | undefined;
  title: string | undefined;
  onClose: () => void;
}

/** A dialog with a page in a frame. */
export function OverlayDialog({ url, title, onClose }: OverlayDialogProps) {
  const { t } = useTranslation();
  const container = useRemoteElement();
  // Key events inside the frame do not reach the document around it.
  const closeOnEscape = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    currentTarget.contentDocument?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') onClose();
    });
  return (
    <Modal
      show={url !== undefined}
      onHide={onClose}
      container={container}
      fullscreen="md-down"
      dialogClassName={styles.dialog}
      contentClassName={styles.content}
      aria-label={title}
      centered
    >
      <ViewerBar title={title}>
        <ViewerButton label={t('gallery.close')} path="m4 4 8 8m0-8-8 8" onClick={onClose} />
      </ViewerBar>
      {url && <iframe className={styles.page} src={url} title={title} onLoad={closeOnEscape} />}
    </Modal>
  );
}
