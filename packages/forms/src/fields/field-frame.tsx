import { useTranslation } from '@phantom/mf-kit';
import classNames from 'classnames';
import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

interface FieldNoteProps {
  noteId: string;
  message: string | undefined;
  hint?: string;
  /** At the end of the line, for example a counter. */
  aside?: ReactNode;
}

interface FieldFrameProps extends FieldNoteProps {
  id: string;
  label: string;
  required?: boolean;
  /** The control. */
  children: ReactNode;
}

/** Label, control and the line below them. */
export function FieldFrame({ id, label, required, children, ...note }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelClass(required)}>
        {label}
      </label>
      {children}
      <FieldNote {...note} />
    </div>
  );
}

/** The star is only visual: the control has the attribute `required`. */
export const labelClass = (required: boolean | undefined) =>
  classNames('form-label', styles.label, required && styles.required);

/** The line below a control, with the error message or the hint. An empty line keeps its height. */
export function FieldNote({ noteId, message, hint, aside }: FieldNoteProps) {
  return (
    <div className={styles.note}>
      <span id={noteId} className={message && styles.message}>
        {message ?? hint}
      </span>
      {aside}
    </div>
  );
}

/** Explains the star beside a label. */
export function RequiredNote() {
  const { t } = useTranslation();
  return <p className={styles.legend}>{t('kit:form.required')}</p>;
}
