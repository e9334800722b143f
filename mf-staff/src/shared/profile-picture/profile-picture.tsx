import { useTranslation, type SessionUser } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { Suspense, lazy, useRef, type ChangeEvent } from 'react';
import { CameraIcon } from './camera-icon';
import { PictureOutcome } from './picture-outcome';
import styles from './profile-picture.module.css';
import { useProfilePicture } from './use-profile-picture';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

const DEFAULT_AVATAR = '/pictures/team/avatar/400.webp';
/** What the server takes. */
const KINDS = 'image/jpeg,image/png,image/webp';

/** The portrait of whoever is signed in, with the way to another one. Everything else stands beside it. */
export function ProfilePicture({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, send, giveUp, refuse } = useProfilePicture();
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) choose(file);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  const isBusy = state.step === 'uploading';
  return (
    <div className={styles.whole}>
      <div className={styles.frame}>
        <Picture
          src={user.image ?? DEFAULT_AVATAR}
          alt={t('dashboard.portrait', { name: user.name })}
          className={styles.portrait}
          sizes="112px"
          ratio="1:1"
          priority
        />
        <button
          type="button"
          className={styles.change}
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
        accept={KINDS}
        aria-label={t('picture.file')}
        onChange={onChange}
      />
      <PictureOutcome state={state} onAgain={send} />
      {state.step === 'cropping' && (
        <Suspense>
          <CropDialog
            source={state.source}
            onCropped={send}
            onUnreadable={refuse}
            onClose={giveUp}
          />
        </Suspense>
      )}
    </div>
  );
}
