import { useTranslation } from '@phantom/mf-kit';
import { CrossIcon, IconButton } from '../components/icon-button';
import styles from './upload-list.module.css';
import type { Upload, Uploads } from './use-uploads';

/** The uploads of this visit, with their progress. */
export function UploadList({ uploads, remove, retry, clear }: Uploads) {
  const { t } = useTranslation();
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  return (
    <>
      <p role="status" className="visually-hidden">
        {uploads.length > 0 && t('library.upload.status', { done, failed, count: uploads.length })}
      </p>
      {uploads.length > 0 && (
        <section className={styles.uploads} aria-label={t('library.upload.list')}>
          <ul className={styles.list}>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onRemove={() => remove(upload.id)}
                onRetry={() => retry(upload)}
              />
            ))}
          </ul>
          {done > 0 && (
            <button type="button" className="btn btn-link btn-sm px-0" onClick={clear}>
              {t('library.upload.clear')}
            </button>
          )}
        </section>
      )}
    </>
  );
}

interface UploadRowProps {
  upload: Upload;
  onRemove: () => void;
  onRetry: () => void;
}

function UploadRow({ upload, onRemove, onRetry }: UploadRowProps) {
  const { t } = useTranslation();
  const { file, state } = upload;
  const isOpen = state === 'waiting' || state === 'sending';
  const label = t(isOpen ? 'library.upload.cancel' : 'library.upload.dismiss', { name: file.name });
  return (
    <li className={styles.row}>
      <span className={styles.name}>{file.name}</span>
      <UploadState upload={upload} />
      {state === 'failed' && (
        <button type="button" className="btn btn-outline-primary btn-sm" onClick={onRetry}>
          {t('library.upload.again')}
          <span className="visually-hidden">: {file.name}</span>
        </button>
      )}
      <IconButton label={label} onClick={onRemove} isSmall>
        <CrossIcon />
      </IconButton>
    </li>
  );
}

function UploadState({ upload }: { upload: Upload }) {
  const { t } = useTranslation();
  const { file, state, progress, problem, media } = upload;
  if (state === 'failed') {
    return (
      <span role="alert" className={styles.problem}>
        {problem || t('kit:error.text')}
      </span>
    );
  }
  if (state === 'done') {
    return (
      <span className={styles.state}>
        {t(media?.is_duplicate ? 'library.upload.duplicate' : 'library.upload.done', {
          name: media?.name,
        })}
      </span>
    );
  }
  const isDrawing = state === 'sending' && progress === 1;
  return (
    <span className={styles.state}>
      <progress
        className={styles.progress}
        max={1}
        value={isDrawing ? undefined : progress}
        aria-label={t('library.upload.progress', { name: file.name })}
      />
      {isDrawing && t('library.upload.checking')}
      {state === 'waiting' && t('library.upload.waiting')}
    </span>
  );
}
