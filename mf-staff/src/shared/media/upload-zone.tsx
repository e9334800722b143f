import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { ACCEPT, type MediaKind } from './media-api';
import styles from './upload-zone.module.css';

interface UploadZoneProps {
  kind?: MediaKind;
  /** One file instead of many. */
  isSingle?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** Takes files that are dropped, pasted anywhere on the page, or chosen in the dialog of the browser. */
export function UploadZone({ kind, isSingle = false, onFiles, children }: UploadZoneProps) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: Iterable<File> | null | undefined) => {
    const taken = [...(files ?? [])].slice(0, isSingle ? 1 : undefined);
    if (taken.length > 0) onFiles(taken);
  };
  useFilesInPaste(take);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div
      className={`${styles.zone} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <button type="button" className="btn btn-primary" onClick={() => input.current?.click()}>
        {t(isSingle ? 'library.upload.one' : 'library.upload.many')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={ACCEPT[kind ?? 'any']}
        aria-label={t('library.upload.files')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
      <p className={styles.hint}>{t(`library.upload.hint.${kind ?? 'any'}`)}</p>
      {children}
    </div>
  );
}

/** A screenshot, or files that were copied. Text that is pasted into a field stays text. */
function useFilesInPaste(take: (files: FileList) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { files, types } = event.clipboardData ?? new DataTransfer();
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
