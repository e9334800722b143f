import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useRef, useState } from 'react';
import { toast } from '../components/toasts';
import type { ContentService } from '../content-services';
import { useUpload } from '../hooks/use-upload';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { ACCEPT, removeMedia, replaceMedia, undeleteMedia, type MediaDetail } from './media-api';
import styles from './media-actions.module.css';
import { problemOf } from './use-uploads';

interface MediaActionsProps {
  service: ContentService;
  media: MediaDetail;
  onChange: (media: MediaDetail) => void;
  onClose: () => void;
}

/** Replaces a file everywhere, and moves it to the bin or out of it. */
export function MediaActions(props: MediaActionsProps) {
  const { service, media, onChange, onClose } = props;
  const { t } = useTranslation();
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const undelete = () =>
    undeleteMedia(service, media).then(onChange, (error: unknown) => setProblem(problemOf(error)));
  if (media.deleted_at) {
    return (
      <>
        <Problem text={problem} />
        <Button variant="outline-primary" onClick={() => void undelete()}>
          {t('library.undelete')}
        </Button>
      </>
    );
  }
  const isUsed = media.used_in.length > 0;
  return (
    <>
      <Replacement {...props} />
      <Button
        variant="outline-danger"
        className="mt-2"
        aria-disabled={isUsed}
        onClick={isUsed ? undefined : () => setRemoving(true)}
      >
        {t('library.remove.open')}
      </Button>
      {isUsed && <p className={styles.note}>{t('library.remove.used')}</p>}
      {isRemoving && (
        <ConfirmDialog
          title={t('library.remove.title', { name: media.name })}
          label={t('library.remove.open')}
          isDangerous
          onConfirm={async () => onChange(await removeMedia(service, media))}
          onClose={(isDone) => {
            setRemoving(false);
            if (!isDone) return;
            toast(t('library.remove.done', { name: media.name }));
            onClose();
          }}
        >
          <p>{t('library.remove.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Replacement({ service, media, onChange }: MediaActionsProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { progress, startUpload } = useUpload();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const replace = async (file: File) => {
    setBusy(true);
    setProblem(undefined);
    try {
      onChange(await replaceMedia(service, media, { ...startUpload(), file }));
      toast(t('library.replace.done', { name: media.name }));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Problem text={problem} />
      <Button
        variant="outline-primary"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => input.current?.click()}
      >
        {t(isBusy ? 'kit:form.sending' : 'library.replace.open')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT[media.kind]}
        aria-label={t('library.replace.file')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void replace(file);
          currentTarget.value = '';
        }}
      />
      {isBusy && (
        <progress
          className="ms-3"
          max={1}
          value={progress === 1 ? undefined : progress}
          aria-label={t('library.upload.progress', { name: media.name })}
        />
      )}
      <p className={styles.note}>{t('library.replace.help')}</p>
    </div>
  );
}

function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className="alert alert-danger">
      {text}
    </p>
  );
}
