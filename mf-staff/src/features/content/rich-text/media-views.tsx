import { useTranslation } from '@phantom/mf-kit';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { CrossIcon, IconButton } from '../../../shared/components/icon-button';
import { useContentService } from '../../../shared/content-services';
import { getMedia } from '../../../shared/media/media-api';
import { ToolIcon } from './icons';
import styles from './media-views.module.css';
import { knownMedium, type Medium, rememberMedium, subscribeToMedia } from './pick-media';

/** A file of the library; it is loaded once. */
function useMedium(id: number): Medium | undefined {
  const service = useContentService();
  const medium = useSyncExternalStore(subscribeToMedia, () => knownMedium(service, id));
  const isKnown = medium !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const controller = new AbortController();
    // Its number is shown where it cannot be loaded.
    getMedia(service, id, controller.signal).then(
      (found) => rememberMedium(service, found),
      () => undefined,
    );
    return () => controller.abort();
  }, [service, id, isKnown]);
  return medium;
}

/** A picture in the text, with its caption. */
export function PictureView({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { t } = useTranslation();
  const { media, caption } = node.attrs as { media: number; caption: string };
  const medium = useMedium(media);
  const id = useId();
  return (
    <NodeViewWrapper
      as="figure"
      className={`${styles.picture} ${selected ? styles.selected : ''}`}
      contentEditable={false}
    >
      <div data-drag-handle className={styles.frame}>
        {medium?.src ? (
          <img src={medium.src} alt={medium.name} />
        ) : (
          <span className={styles.unknown}>
            <ToolIcon name="picture" />{' '}
            {medium?.name ?? t('content.richText.media.picture', { id: media })}
          </span>
        )}
      </div>
      <div className={styles.caption}>
        <label htmlFor={id}>{t('content.richText.media.caption')}</label>
        <input
          id={id}
          className="form-control"
          maxLength={500}
          value={caption}
          onChange={({ target }) => updateAttributes({ caption: target.value })}
        />
        <IconButton label={t('content.richText.media.removePicture')} onClick={deleteNode}>
          <CrossIcon />
        </IconButton>
      </div>
    </NodeViewWrapper>
  );
}

/** A file in a line of text, as visitors see the link. */
export function FileView({ node, selected }: ReactNodeViewProps) {
  const { label } = node.attrs as { label: string };
  return (
    <NodeViewWrapper
      as="span"
      data-drag-handle
      className={`${styles.file} ${selected ? styles.selected : ''}`}
    >
      <ToolIcon name="file" />
      {label}
    </NodeViewWrapper>
  );
}
