import { useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState, Skeleton } from '@phantom/ui';
import { useEffect, useState } from 'react';
import type { ContentService } from '../content-services';
import { Dialog } from '../dialog/dialog';
import { listMedia, type Media, type MediaKind } from './media-api';
import { MediaGrid } from './media-grid';
import styles from './media-picker.module.css';
import { UploadList } from './upload-list';
import { UploadZone } from './upload-zone';
import { problemOf, useUploads } from './use-uploads';

interface MediaPickerProps {
  service: ContentService;
  /** Only files of this kind; without it, all but pictures. */
  kind: MediaKind;
  chosenId?: number;
  onPick: (media: Media) => void;
  onClose: () => void;
}

const SIZE = 24;
const PAUSE_MS = 250;

/** Chooses a file of the library, or uploads a new one. */
export function MediaPicker({ service, kind, chosenId, onPick, onClose }: MediaPickerProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { rows, total, problem, more } = useFound(service, kind, search);
  const uploads = useUploads(service, (media) => {
    // The picker waits for one file: it is chosen at once.
    if (media.kind === kind) onPick(media);
  });
  return (
    <Dialog title={t(`library.pick.${kind}`)} onClose={onClose} isWide>
      <UploadZone kind={kind} isSingle onFiles={uploads.add} />
      <UploadList {...uploads} />
      <label className={styles.search}>
        <span className="visually-hidden">{t('library.search')}</span>
        <input
          type="search"
          className="form-control"
          placeholder={t('library.search')}
          value={search}
          maxLength={100}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      {problem && (
        <p role="alert" className="alert alert-danger">
          {problem}
        </p>
      )}
      {!rows && !problem && <Skeleton height="panel" />}
      {rows?.length === 0 && <EmptyState title={t('library.empty')} />}
      <MediaGrid label={t('library.files')} rows={rows ?? []} {...{ chosenId }} onOpen={onPick} />
      {rows && rows.length < total && (
        <Button variant="outline-primary" className="mt-3" onClick={more}>
          {t('library.pick.more')}
        </Button>
      )}
    </Dialog>
  );
}

/** The files that the words find; more of them on demand. */
function useFound(service: ContentService, kind: MediaKind, search: string) {
  const [limit, setLimit] = useState(SIZE);
  const [found, setFound] = useState<{ rows?: Media[]; total: number; problem?: string }>({
    total: 0,
  });
  useEffect(() => {
    const controller = new AbortController();
    const load = () =>
      listMedia(service, { kind, q: search.trim() || undefined, limit }, controller.signal).then(
        ({ list, total }) => setFound({ rows: list, total }),
        (error: unknown) => {
          if (!controller.signal.aborted) setFound({ total: 0, problem: problemOf(error) });
        },
      );
    const timer = setTimeout(() => void load(), search ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [service, kind, search, limit]);
  return { ...found, more: () => setLimit((last) => Math.min(last + SIZE, 100)) };
}
