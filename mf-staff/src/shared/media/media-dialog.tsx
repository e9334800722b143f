import { useTranslation } from '@phantom/mf-kit';
import { Skeleton } from '@phantom/ui';
import { useEffect, useState } from 'react';
import type { ContentService } from '../content-services';
import { Dialog, DialogPart } from '../dialog/dialog';
import { getMedia, type MediaDetail } from './media-api';
import { MediaActions } from './media-actions';
import styles from './media-dialog.module.css';
import { MediaFacts } from './media-facts';
import { MediaForm } from './media-form';
import { MediaUses } from './media-uses';
import { problemOf } from './use-uploads';

interface MediaDialogProps {
  service: ContentService;
  id: number;
  /** After each change. */
  onChange: (media: MediaDetail) => void;
  onClose: () => void;
}

/** A file of the library: what it is, what describes it, and where it is used. */
export function MediaDialog({ service, id, onChange, onClose }: MediaDialogProps) {
  const { t } = useTranslation();
  const { media, problem, set } = useMedia(service, id);
  const change = (changed: MediaDetail) => {
    set(changed);
    onChange(changed);
  };
  return (
    <Dialog title={media?.name ?? t('library.detail')} onClose={onClose} isWide>
      {problem && (
        <p role="alert" className="alert alert-danger">
          {problem}
        </p>
      )}
      {!media && !problem && <Skeleton height="panel" />}
      {media && (
        <div className={styles.detail}>
          {media.deleted_at && <p className="alert alert-warning">{t('library.inBin')}</p>}
          <MediaForm key={media.id} {...{ service, media }} onChange={change} />
          <DialogPart title={t('library.usedIn')}>
            <MediaUses service={service} uses={media.used_in} />
          </DialogPart>
          <DialogPart title={t('library.file')}>
            <MediaFacts media={media} />
            <MediaActions {...{ service, media, onClose }} onChange={change} />
          </DialogPart>
        </div>
      )}
    </Dialog>
  );
}

function useMedia(service: ContentService, id: number) {
  const [media, set] = useState<MediaDetail>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    getMedia(service, id, controller.signal).then(set, (error: unknown) => {
      if (!controller.signal.aborted) setProblem(problemOf(error));
    });
    return () => controller.abort();
  }, [service, id]);
  return { media, problem, set };
}
