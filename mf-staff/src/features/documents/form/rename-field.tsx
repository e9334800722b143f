import { ApiError, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { toast } from '../../../shared/components/toasts';
import { currentRowOf, useLatestVersion } from '../../../shared/hooks/use-latest-version';
import { renameDocument, type StaffDocument } from '../api/documents';
import styles from './rename-field.module.css';

interface RenameFieldProps {
  document: StaffDocument;
  onClose: () => void;
}

/** Edits the title in place. The entered text stays until it is saved. */
export function RenameField({ document, onClose }: RenameFieldProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const change = useLatestVersion(document);
  const [title, setTitle] = useState(document.title);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await change((latest) => renameDocument(latest, title));
      await revalidate();
      toast(t('documents.rename.done', { title: title.trim() }));
      onClose();
    } catch (error) {
      setProblem(problemOf(error) ?? t('kit:error.text'));
      setBusy(false);
      field.current?.focus();
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <input
        ref={field}
        className="form-control form-control-sm"
        aria-label={t('documents.rename.field', { title: document.title })}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem && problemId}
        maxLength={150}
        value={title}
        readOnly={isBusy}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !isBusy) onClose();
        }}
      />
      <Button type="submit" size="sm" aria-disabled={isBusy}>
        {isBusy ? t('kit:form.sending') : t('documents.rename.save')}
      </Button>
      <Button variant="outline-primary" size="sm" onClick={onClose} aria-disabled={isBusy}>
        {t('dialog.cancel')}
      </Button>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}

function problemOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const now = currentRowOf<StaffDocument>(error)?.title;
  return error.errors['title']?.[0] ?? [error.message, now && `“${now}”`].filter(Boolean).join(' ');
}
