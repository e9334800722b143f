import classNames from 'classnames';
import { useField } from 'formik';
import styles from './check-field.module.css';
import { useControl, type FieldProps } from './use-control';

/** A checkbox. */
export function CheckField(props: FieldProps) {
  const { name, label } = props;
  const [field] = useField({ name, type: 'checkbox' });
  const { id, noteId, message, control } = useControl(props);
  return (
    <div className={classNames('form-check', styles.check)}>
      <input
        {...field}
        type="checkbox"
        id={id}
        onChange={control.onChange}
        className={classNames('form-check-input', message && 'is-invalid')}
        aria-invalid={control['aria-invalid']}
        aria-describedby={control['aria-describedby']}
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
