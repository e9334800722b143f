import { useTranslation, type SessionUser } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { lazy, Suspense, useRef, type ChangeEvent } from 'react';
import styles from './profile-picture.module.css';
import { useProfilePicture, type PictureState } from './use-profile-picture';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

const DEFAULT_AVATAR = '/pictures/team/avatar/400.webp';
const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp';

export function ProfilePicture({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, send, cancel, rejectFile } = useProfilePicture();
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) choose(file);
    // Allows choosing the same file again.
    currentTarget.value = '';
  };
  const isBusy = state.step === 'uploading';
  return (
    <div className={styles.picture}>
      <div className={styles.frame}>
        <Picture
          src={user.image ?? DEFAULT_AVATAR}
          alt={t('dashboard.portrait', { name: user.name })}
          className={styles.portrait}
          sizes="64px"
          ratio="1:1"
          priority
        />
        <button
          type="button"
          className={`d-print-none ${styles.change}`}
          aria-label={t(user.image ? 'picture.change' : 'picture.add')}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => input.current?.click()}
        >
          <CameraIcon />
        </button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_TYPES}
        aria-label={t('picture.file')}
        onChange={onChange}
      />
      <PictureStatus state={state} onAgain={send} />
      {state.step === 'cropping' && (
        <Suspense>
          <CropDialog
            source={state.source}
            onCropped={send}
            onUnreadable={rejectFile}
            onClose={cancel}
          />
        </Suspense>
      )}
    </div>
  );
}

interface PictureStatusProps {
  state: PictureState;
  onAgain: (picture: Blob) => void;
}

/** Announces the progress. The regions always exist. */
function PictureStatus({ state, onAgain }: PictureStatusProps) {
  const { t } = useTranslation();
  const failure = state.step === 'failed' ? state : undefined;
  const again = failure?.again;
  return (
    <>
      <p role="status" className={styles.outcome}>
        {state.step === 'uploading' && t('picture.uploading')}
        {state.step === 'saved' && t('picture.saved')}
      </p>
      <div role="alert" className={styles.failure}>
        {failure && (
          <ul>
            {failure.messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {again && (
          <button type="button" className="btn btn-sm btn-light" onClick={() => onAgain(again)}>
            {t('picture.again')}
          </button>
        )}
      </div>
    </>
  );
}

function CameraIcon() {
  return (
    <svg
      fill="none"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M3 8h4l2-3h6l2 3h4v12H3zM12 17a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
    </svg>
  );
}
