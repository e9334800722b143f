import { useTranslation } from '@phantom/mf-kit';
import styles from './profile-picture.module.css';
import type { PictureState } from './use-profile-picture';

interface Props {
  state: PictureState;
  onAgain: (picture: Blob) => void;
}

/** What became of the picture, read out as it happens. The regions are always there. */
export function PictureOutcome({ state, onAgain }: Props) {
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
