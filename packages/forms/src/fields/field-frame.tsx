import classNames from 'classnames';
import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

interface FieldFrameProps {
  id: string;
  noteId: string;
  label: string;
  required?: boolean;
  message: string | undefined;
  hint?: string;
  /** The control. */
  children: ReactNode;
  /** At the end of the line below, as a counter. */
  aside?: ReactNode;
}

/** Label, control and the line below them, whose place is kept: nothing moves when something is wrong. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, noteId, label, required, message, hint, children, aside } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelClass(required)}>
        {label}
      </label>
      {children}
      <FieldNote id={noteId} message={message} hint={hint} aside={aside} />
    </div>
  );
}

/** A star that is drawn, not read: the control itself says that it is required. */
export const labelClass = (required: boolean | undefined) =>
  classNames('form-label', styles.label, required && styles.required);

interface FieldNoteProps {
  id: string;
  message: string | undefined;
  hint?: string;
  aside?: ReactNode;
}

export function FieldNote({ id, message, hint, aside }: FieldNoteProps) {
  return (
    <div className={styles.note}>
      <span id={id} className={message && styles.message}>
        {message ?? hint}
      </span>
      {aside}
    </div>
  );
}
