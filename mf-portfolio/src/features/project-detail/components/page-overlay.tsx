import { useHydrated, useRemoteElement, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { Modal } from '@phantom/ui/on-demand';
import type { SyntheticEvent } from 'react';
import { isOverlayView, overlayUrl } from '../overlay-view';
import styles from './page-overlay.module.css';
import { ViewerBar, ViewerButton } from './viewer-bar';

interface Props {
  projectId: number;
  /** Names the overlay, with what it shows. */
  address: string;
}

/** Shows a page of the project over the one at hand. Which one is open lives in the URL, so that Back closes it. */
export function PageOverlay({ projectId, address }: Props) {
  const { t } = useTranslation();
  const container = useRemoteElement();
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('view');
  // A server draws no dialog: the browser could not take the page over.
  const view = useHydrated() && isOverlayView(wanted) ? wanted : undefined;
  const close = () => setQuery({}, { replace: true, preventScrollReset: true });
  // Keys that are pressed within the page shown do not reach this one by themselves.
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    currentTarget.contentDocument?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
  const title = view && `${address}: ${t(`overlay.${view}`)}`;
  return (
    <Modal
      show={view !== undefined}
      onHide={close}
      container={container}
      fullscreen="md-down"
      dialogClassName={styles.dialog}
      contentClassName={styles.content}
      aria-label={title}
      centered
    >
      <ViewerBar title={title}>
        <ViewerButton label={t('gallery.close')} path="m4 4 8 8m0-8-8 8" onClick={close} />
      </ViewerBar>
      {view && (
        <iframe
          className={styles.page}
          src={overlayUrl(view, projectId)}
          title={title}
          onLoad={listen}
        />
      )}
    </Modal>
  );
}
