import { useTranslation } from '@phantom/mf-kit';
import classNames from 'classnames';
import { useState, type DragEvent } from 'react';
import { FieldFrame } from '../fields/field-frame';
import { useControl, type FieldProps } from '../fields/use-control';
import type { FileRules } from './check-file';
import { ChosenFile } from './chosen-file';
import styles from './file-field.module.css';
import { UploadProgress } from './upload-progress';

interface FileFieldProps extends FieldProps {
  rules: FileRules;
  /** Called with each file that is chosen, as to take a title from its name. */
  onChoose?: (file: File) => void;
  /** How much of it is through, from 0 to 1, while it is being sent. */
  progress?: number;
}

/** A file, from the browser's own dialog or dropped onto the field; the form's value is the `File`, or null. */
export function FileField(props: FileFieldProps) {
  const { label, required, rules, onChoose, progress } = props;
  const { t } = useTranslation();
  const hint = props.hint ?? t('kit:file.hint', { kinds: rules.words, megabytes: rules.megabytes });
  const { id, noteId, message, value, isBusy, control, helpers } = useControl<File | null>({
    ...props,
    hint,
  });
  const [isOver, setOver] = useState(false);
  const choose = (file: File | undefined) => {
    if (!file || isBusy) return;
    // What is wrong with a file is said at once: nobody goes on typing in it.
    void helpers.setValue(file).then(() => helpers.setTouched(true));
    onChoose?.(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };

  return (
    <FieldFrame {...{ id, noteId, label, required, message, hint }}>
      <div
        className={classNames(styles.zone, isOver && styles.over, message && styles.invalid)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          id={id}
          type="file"
          name={control.name}
          className={styles.input}
          accept={rules.accept}
          disabled={isBusy}
          required={required && !value}
          aria-invalid={control['aria-invalid']}
          aria-describedby={noteId}
          onBlur={() => void helpers.setTouched(true)}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // The same file may be chosen again, mended meanwhile.
            event.target.value = '';
          }}
        />
        {value ? <ChosenFile file={value} /> : <Invitation />}
      </div>
      {isBusy && progress !== undefined && <UploadProgress part={progress} />}
    </FieldFrame>
  );
}

function Invitation() {
  const { t } = useTranslation();
  return (
    <p className={styles.invitation}>
      <span className={styles.choose}>{t('kit:file.choose')}</span>{' '}
      <span className={styles.drop}>{t('kit:file.drop')}</span>
    </p>
  );
}
