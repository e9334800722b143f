import { useTranslation } from '@phantom/mf-kit';
import classNames from 'classnames';
import { useState, type DragEvent } from 'react';
import { DOCUMENT_FILES } from '../schema/document-files';
import { FieldFrame } from './field-frame';
import { formatFileSize } from './file-size';
import styles from './file-field.module.css';
import { useControl, type FieldProps } from './use-control';

interface FileFieldProps extends FieldProps {
  onChoose?: (file: File) => void;
  /** The uploaded share, from 0 to 1, while sending. */
  progress?: number;
}

/** A document, chosen in the dialog of the browser or dropped onto the field. The value is a `File` or null. */
export function FileField(props: FileFieldProps) {
  const { required, onChoose, progress } = props;
  const { t } = useTranslation();
  const { kinds, accept, megabytes } = DOCUMENT_FILES;
  const hint = props.hint ?? t('kit:file.hint', { kinds, megabytes });
  const { frame, value, isBusy, control, helpers } = useControl<File | null>({ ...props, hint });
  const [isOver, setOver] = useState(false);
  const choose = (file: File | undefined) => {
    if (!file || isBusy) return;
    // Shows an error at once: the choice is complete.
    void helpers.setValue(file).then(() => helpers.setTouched(true));
    onChoose?.(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };

  return (
    <FieldFrame {...frame}>
      <div
        className={classNames(styles.zone, isOver && styles.over, frame.message && styles.invalid)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          id={frame.id}
          type="file"
          name={control.name}
          className={styles.input}
          accept={accept}
          disabled={isBusy}
          required={required && !value}
          aria-invalid={control['aria-invalid']}
          aria-describedby={frame.noteId}
          onBlur={() => void helpers.setTouched(true)}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // Otherwise choosing the same file again, for example after a correction, has no effect.
            event.target.value = '';
          }}
        />
        {value ? <ChosenFile file={value} /> : <EmptyZone />}
      </div>
      {isBusy && progress !== undefined && <UploadProgress progress={progress} />}
    </FieldFrame>
  );
}

function EmptyZone() {
  const { t } = useTranslation();
  return (
    <p className={styles.invitation}>
      <span className={styles.choose}>{t('kit:file.choose')}</span>{' '}
      <span className={styles.drop}>{t('kit:file.drop')}</span>
    </p>
  );
}

function ChosenFile({ file }: { file: File }) {
  const { t, i18n } = useTranslation();
  return (
    <p className={styles.chosen} role="status">
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{formatFileSize(file.size, i18n.language)}</span>
      <span className={styles.choose}>{t('kit:file.other')}</span>
    </p>
  );
}

/** The progress of an upload. At 100 %, the server still checks the file. */
function UploadProgress({ progress }: { progress: number }) {
  const { t } = useTranslation();
  const percent = Math.floor(progress * 100);
  const isUploading = progress < 1;
  return (
    <p className={styles.progress}>
      <progress
        max={100}
        value={isUploading ? percent : undefined}
        aria-label={t('kit:file.uploading')}
      />
      <span>{isUploading ? t('kit:file.percent', { percent }) : t('kit:file.checking')}</span>
    </p>
  );
}
