import { formatFileSize } from '@phantom/forms';
import { ApiError } from '@phantom/mf-kit';
import { useId, useState } from 'react';
import { useApplicationTexts } from './application-texts';
import { removePaper, type StoredPaper, type PaperKind } from './api';
import { PAPER_LIMITS } from './paper-kinds';
import styles from './paper-step.module.css';
import { NEEDED_PAPERS, type StepProps } from './steps';
import type { PaperUpload, PaperUploads } from './use-paper-uploads';

const MEGABYTE = 1024 * 1024;
const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

interface PaperGroupProps extends Pick<StepProps, 'token' | 'application' | 'onChange'> {
  kind: PaperKind;
  uploads: PaperUploads;
}

/** The papers of one kind, and the button that adds some. */
export function PaperGroup({ kind, token, application, onChange, uploads }: PaperGroupProps) {
  const { t } = useApplicationTexts();
  const id = useId();
  const [problem, setProblem] = useState('');
  const isNeeded = NEEDED_PAPERS.some((each) => each === kind);
  const papers = application.papers.filter((each) => each.kind === kind);
  const waiting = uploads.list.filter((upload) => upload.kind === kind);
  const { megabytes } = PAPER_LIMITS;
  const check = ({ size }: File) =>
    size > megabytes * MEGABYTE ? t('papers.tooLarge', { megabytes }) : undefined;
  const remove = async (stored: StoredPaper) => {
    setProblem('');
    try {
      onChange(await removePaper(token, stored));
      // The button that had the focus is gone.
      document.getElementById(id)?.focus();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <section className={styles.group} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="h5">
        {t(`papers.kinds.${kind}`)}{' '}
        <span className={styles.need}>{t(isNeeded ? 'papers.needed' : 'papers.optional')}</span>
      </h3>
      <p className={styles.hint}>{t(`papers.hints.${kind}`)}</p>
      <p role="status" className="visually-hidden">
        {papers.map(({ name }) => name).join(', ')}
      </p>
      <ul className="list-unstyled">
        {papers.map((stored) => (
          <PaperRow key={stored.id} stored={stored} onRemove={() => void remove(stored)} />
        ))}
        {waiting.map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </ul>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.choose}>
        <input
          id={id}
          type="file"
          multiple
          accept={ACCEPT}
          aria-labelledby={`${id}-label ${id}-title`}
          onChange={({ target }) => {
            uploads.add(kind, target.files ?? [], check);
            // Otherwise choosing the same file again, for example after a correction, has no effect.
            target.value = '';
          }}
        />
        <label id={`${id}-label`} htmlFor={id} className="btn btn-outline-primary">
          {t('papers.choose')}
        </label>
      </div>
    </section>
  );
}

function PaperRow({ stored, onRemove }: { stored: StoredPaper; onRemove: () => void }) {
  const { t, i18n } = useApplicationTexts();
  const { name, bytes } = stored;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.state}>{formatFileSize(bytes, i18n.language)}</span>
      <RowButton label={t('papers.remove')} name={name} onClick={onRemove} />
    </li>
  );
}

interface UploadRowProps {
  upload: PaperUpload;
  uploads: PaperUploads;
}

function UploadRow({ upload, uploads }: UploadRowProps) {
  const { t } = useApplicationTexts();
  const { id, file, progress, problem } = upload;
  // The server redraws pictures after the last byte.
  const isChecked = progress === 1;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{file.name}</span>
      {problem === undefined ? (
        <span className={styles.state}>
          <progress
            max={1}
            value={isChecked ? undefined : (progress ?? 0)}
            aria-label={t('papers.progress', { name: file.name })}
          />
          {isChecked && t('papers.checking')}
        </span>
      ) : (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      {problem !== undefined && (
        <RowButton
          label={t('papers.again')}
          name={file.name}
          onClick={() => uploads.retry(upload)}
        />
      )}
      <RowButton
        label={t(problem === undefined ? 'papers.cancel' : 'papers.dismiss')}
        name={file.name}
        onClick={() => uploads.remove(id)}
      />
    </li>
  );
}

interface RowButtonProps {
  label: string;
  /** Of the file. */
  name: string;
  onClick: () => void;
}

function RowButton({ label, name, onClick }: RowButtonProps) {
  return (
    <button type="button" className="btn btn-link btn-sm px-0" onClick={onClick}>
      {label}
      <span className="visually-hidden">: {name}</span>
    </button>
  );
}
