import classNames from 'classnames';
import { FieldFrame } from './field-frame';
import { useControl, type FieldProps } from './use-control';

/** A choice: what is sent, and how it is called in the visitor's language. */
export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  choices: Choice[];
  /** Stands for no choice; without it one is always made. */
  placeholder?: string;
  autoComplete?: string;
}

/** One of many: the browser's own list, which every keyboard and thumb knows. */
export function SelectField(props: SelectFieldProps) {
  const { label, required, hint, choices, placeholder, autoComplete } = props;
  const { id, noteId, message, control } = useControl(props);
  return (
    <FieldFrame {...{ id, noteId, label, required, message, hint }}>
      <select
        {...control}
        autoComplete={autoComplete}
        className={classNames('form-select', message && 'is-invalid')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
