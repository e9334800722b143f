import classNames from 'classnames';
import styles from './check-field.module.css';
import { useControl, type FieldProps } from './use-control';

/** A checkbox. */
export function CheckField(props: FieldProps) {
  const { frame, control } = useControl<boolean>(props);
  const { id, noteId, label, message } = frame;
  const { value: checked, ...input } = control;
  return (
    <div className={classNames('form-check', styles.check)}>
      <input
        {...input}
        type="checkbox"
        checked={checked}
        className={classNames('form-check-input', message && 'is-invalid')}
      />
      <label htmlFor={id} className="form-check-label">
        {label}
      </label>
      {message && (
        <div id={noteId} className="invalid-feedback">
          {message}
        </div>
      )}
    </div>
  );
}
